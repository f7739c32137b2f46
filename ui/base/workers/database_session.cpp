// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/workers/database_session.h"

#include "core/files/statements/statements_apart.h"

#include <utility>

using namespace ratatosk;

namespace {

struct OpenedFile {
    std::shared_ptr<DatabaseSnapshot> snapshot; ///< null: the file itself is read
    std::shared_ptr<DatabaseBrowser> browser;
};

Result<OpenedFile> openFile(std::filesystem::path file, OpenAs mode, const std::filesystem::path& program, std::stop_token stop)
{
    OpenedFile opened;
    if (mode == OpenAs::Snapshot) {
        Result<std::unique_ptr<DatabaseSnapshot>> snapshot = DatabaseSnapshot::take(file);
        if (!snapshot)
            return snapshot.error();
        opened.snapshot = std::move(*snapshot);
        file = opened.snapshot->file();
    }
    Result<std::unique_ptr<DatabaseBrowser>> browser = openBrowserApart(file, program, std::move(stop));
    if (!browser)
        return browser.error();
    opened.browser = std::move(*browser);
    return opened;
}

/// Work that does not depend on what is open when its turn comes.
template <class Work>
auto always(Work work)
{
    return [work = std::move(work)] { return work; };
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

DatabaseSession::DatabaseSession(QObject* parent, std::filesystem::path program) : QObject(parent), m_program(std::move(program))
{
    m_clock.setSingleShot(true);
    m_clock.callOnTimeout(this, [this] { abandon(ErrorCode::LimitExceeded, "The time for answers that run by themselves is up."); });
}

void DatabaseSession::open(const std::filesystem::path& file, OpenAs mode, const Opened& done)
{
    cancel();
    m_opening = m_tasks.add(
        always([file, mode, program = m_program](std::stop_token stop) { return openFile(file, mode, program, std::move(stop)); }),
        [this, done](const Result<OpenedFile>& opened) {
            if (!opened)
                return done(opened.error());
            cancel();
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
    m_explaining = m_tasks.add(
        [this, sql] {
            return [browser = m_browser, sql](std::stop_token stop) { return PlanOutcome{sql, queryPlan(*browser, sql, stop)}; };
        },
        done);
}

void DatabaseSession::run(const std::string& sql, const RunLimit& limit, const Ran& done)
{
    cancel();
    m_sql = sql;
    m_running = done;
    m_isEdit = limit.mayEdit;
    m_statement = m_tasks.add(
        [this, sql, limit] {
            if (limit.milliseconds > 0)
                m_clock.start(limit.milliseconds);
            return [browser = m_browser, editor = limit.mayEdit ? m_editor : nullptr, sql, rows = limit.rows](std::stop_token stop) {
                return editor ? editWith(*editor, sql, rows, stop) : runOn(*browser, sql, rows, stop);
            };
        },
        [this](const QueryOutcome& outcome) {
            if (m_isEdit && m_editor)
                m_editor->unmet.reset(); // no task is under way
            finish(outcome);
        });
}

QueryOutcome DatabaseSession::editWith(Editor& editor, const std::string& sql, std::int64_t rows, std::stop_token stop)
{
    DatabaseEditor& database = *editor.database;
    Result<EditOutcome> edited = database.run(sql, rows, std::move(stop));
    if (!edited) {
        const int offset = edited.error().code == ErrorCode::InvalidSql ? database.errorOffset(sql) : -1;
        return {sql, edited.error(), offset, {}, database.hasPending()};
    }
    QueryOutcome outcome{sql, std::make_shared<const ResultTable>(std::move(edited->rows)), -1, std::move(edited->changes),
                         database.hasPending()};
    editor.unmet = outcome;
    return outcome;
}

DatabaseSession::OpenedEditor DatabaseSession::openEditor(const std::filesystem::path& file, const std::filesystem::path& program)
{
    auto database = openEditorApart(file, program);
    if (!database)
        return database.error();
    return std::make_shared<Editor>(Editor{*std::move(database), {}});
}

void DatabaseSession::allowEditing(const Settled& done)
{
    m_tasks.add([this] { return [file = file(), program = m_program](std::stop_token) { return openEditor(file, program); }; },
                [this, done](const OpenedEditor& editor) {
                    if (!editor)
                        return done(editor.error());
                    m_editor = *editor;
                    done({});
                });
}

void DatabaseSession::forbidEditing(const Ended& done)
{
    cancel();
    m_tasks.add(always([](std::stop_token) { return true; }), [this, done](bool) {
        m_editor.reset();
        done();
    });
}

void DatabaseSession::apply(const Settled& done)
{
    m_tasks.add([this] { return [editor = m_editor](std::stop_token) { return editor ? editor->database->apply() : Result<void>(); }; },
                [this, done](const Result<void>& applied) {
                    if (!applied)
                        askStopped();
                    done(applied);
                });
}

void DatabaseSession::undo(const Ended& done)
{
    m_tasks.add(
        [this] {
            return [editor = m_editor](std::stop_token) {
                if (editor)
                    editor->database->undo();
                return true;
            };
        },
        [done](bool) { done(); });
}

/// Before anything else may write.
void DatabaseSession::askStopped()
{
    m_tasks.add(
        [this] {
            return [editor = m_editor](std::stop_token) {
                return editor ? StoppedEdit{editor->database->hasPending(), std::exchange(editor->unmet, {})} : StoppedEdit();
            };
        },
        [this](const StoppedEdit& end) {
            if (m_stopped)
                m_stopped(end);
        });
}

void DatabaseSession::cancel()
{
    m_tasks.drop(std::exchange(m_explaining, 0));
    if (m_running)
        abandon(ErrorCode::Cancelled, "Stopped by you.");
}

void DatabaseSession::abandon(ErrorCode code, const std::string& detail)
{
    m_tasks.drop(m_statement);
    if (m_isEdit && m_editor)
        askStopped();
    finish({m_sql, Error{code, detail}, -1});
}

void DatabaseSession::finish(const QueryOutcome& outcome)
{
    m_clock.stop();
    m_statement = 0;
    std::exchange(m_running, nullptr)(outcome);
}
