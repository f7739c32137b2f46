// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workers/database_session.h"

#include "core/facade/database_copy.h"

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

QueryOutcome editWith(DatabaseEditor& editor, const std::string& sql, std::int64_t rows, std::stop_token stop)
{
    Result<EditOutcome> outcome = editor.run(sql, rows, std::move(stop));
    if (outcome)
        return {sql, std::make_shared<const ResultTable>(std::move(outcome->rows)), -1, std::move(outcome->changes), editor.hasPending()};
    const int offset = outcome.error().code == ErrorCode::InvalidSql ? editor.errorOffset(sql) : -1;
    return {sql, outcome.error(), offset, {}, editor.hasPending()};
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
                       if (m_browser && m_browser->file() != opened->browser->file())
                           m_editor.reset();
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
    const auto editor = limit.mayEdit ? m_editor : nullptr;
    m_runner.start(
        [browser = m_browser, editor, sql, rows = limit.rows](std::stop_token stop) {
            return editor ? editWith(*editor, sql, rows, stop) : runOn(*browser, sql, rows, stop);
        },
        [this](const QueryOutcome& outcome) { finish(outcome); });
    if (limit.milliseconds > 0)
        m_clock.start(limit.milliseconds);
}

void DatabaseSession::allowEditing(const Settled& done)
{
    cancel();
    m_runner.start([file = file()](std::stop_token) -> Result<std::shared_ptr<DatabaseEditor>> {
        auto editor = DatabaseEditor::open(file);
        if (!editor)
            return editor.error();
        return std::shared_ptr<DatabaseEditor>(std::move(*editor));
    },
                   [this, done](const Result<std::shared_ptr<DatabaseEditor>>& editor) {
                       if (!editor)
                           return done(editor.error());
                       m_editor = *editor;
                       done({});
                   });
}

void DatabaseSession::forbidEditing()
{
    cancel();
    m_editor.reset();
}

void DatabaseSession::apply(const Settled& done)
{
    cancel();
    m_runner.start([editor = m_editor](std::stop_token) { return editor->apply(); }, done);
}

void DatabaseSession::undo(const Settled& done)
{
    cancel();
    m_runner.start(
        [editor = m_editor](std::stop_token) {
            editor->undo();
            return Result<void>();
        },
        done);
}

void DatabaseSession::askPending(const std::function<void(bool)>& done)
{
    m_runner.start([editor = m_editor](std::stop_token) { return editor->hasPending(); }, done);
}

void DatabaseSession::saveCopy(const std::filesystem::path& target, const Settled& done)
{
    cancel();
    m_runner.start([file = file(), target](std::stop_token stop) { return ratatosk::saveCopy(file, target, stop); }, done);
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
