// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workers/database_session.h"

#include <utility>

using namespace ratatosk;

namespace {

struct OpenedFile {
    std::shared_ptr<DatabaseSnapshot> snapshot; ///< null: the file itself is read
    std::shared_ptr<DatabaseBrowser> browser;
};

Result<OpenedFile> openFile(std::filesystem::path file, OpenAs mode)
{
    OpenedFile opened;
    if (mode == OpenAs::Snapshot) {
        Result<std::unique_ptr<DatabaseSnapshot>> snapshot = DatabaseSnapshot::take(file);
        if (!snapshot)
            return snapshot.error();
        opened.snapshot = std::move(*snapshot);
        file = opened.snapshot->file();
    }
    Result<std::unique_ptr<DatabaseBrowser>> browser = DatabaseBrowser::open(file);
    if (!browser)
        return browser.error();
    opened.browser = std::move(*browser);
    return opened;
}

QueryOutcome runOn(DatabaseBrowser& browser, const std::string& sql, std::int64_t rows, std::stop_token stop)
{
    Result<ResultTable> table = browser.run(sql, rows, std::move(stop));
    if (table)
        return {sql, std::make_shared<const ResultTable>(std::move(*table)), -1};
    const int offset = table.error().code == ErrorCode::InvalidSql ? browser.errorOffset(sql) : -1;
    return {sql, table.error(), offset};
}

} // namespace

DatabaseSession::DatabaseSession(QObject* parent) : QObject(parent)
{
    m_clock.setSingleShot(true);
    m_clock.callOnTimeout(this, [this] { abandon(ErrorCode::LimitExceeded, "The time for answers that run by themselves is up."); });
}

void DatabaseSession::open(const std::filesystem::path& file, OpenAs mode, const Opened& done)
{
    cancel();
    m_runner.start([file, mode](std::stop_token) { return openFile(file, mode); },
                   [this, done](const Result<OpenedFile>& opened) {
                       if (!opened)
                           return done(opened.error());
                       m_browser = opened->browser;
                       m_snapshot = opened->snapshot; // after the browser that read the one before
                       done(m_browser->schema());
                   });
}

void DatabaseSession::explain(const std::string& sql, const std::function<void(const PlanOutcome&)>& done)
{
    cancel();
    m_runner.start([browser = m_browser, sql](std::stop_token stop) { return PlanOutcome{sql, queryPlan(*browser, sql, stop)}; }, done);
}

void DatabaseSession::run(const std::string& sql, const RunLimit& limit, const Ran& done)
{
    cancel();
    m_sql = sql;
    m_running = done;
    m_runner.start([browser = m_browser, sql, rows = limit.rows](std::stop_token stop) { return runOn(*browser, sql, rows, stop); },
                   [this](const QueryOutcome& outcome) { finish(outcome); });
    if (limit.milliseconds > 0)
        m_clock.start(limit.milliseconds);
}

void DatabaseSession::cancel()
{
    if (m_running)
        abandon(ErrorCode::Cancelled, "Stopped by you.");
}

void DatabaseSession::abandon(ErrorCode code, const std::string& detail)
{
    m_runner.cancel();
    finish({m_sql, Error{code, detail}, -1});
}

void DatabaseSession::finish(const QueryOutcome& outcome)
{
    m_clock.stop();
    std::exchange(m_running, nullptr)(outcome);
}
