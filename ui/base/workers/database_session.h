// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/help_with_sql/query_plan.h"
#include "core/answer/help_with_sql/row_window.h"
#include "core/base/result.h"
#include "core/files/opening/database_browser.h"
#include "core/files/opening/database_editor.h"
#include "core/files/opening/database_snapshot.h"
#include "ui/base/workers/statement_program.h"
#include "ui/base/workers/task_queue.h"

#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

/// What became of one statement.
struct QueryOutcome {
    std::string sql;
    ratatosk::Result<std::shared_ptr<const ratatosk::ResultTable>> table = ratatosk::Error{};
    int errorOffset = -1;                            ///< byte of `sql` where compiling fails; -1: unknown or none
    std::optional<ratatosk::ChangeSet> changes = {}; ///< what would change; nothing: it only read
    bool hasPending = false;                         ///< changes, of this statement or others, wait to be applied
    std::optional<ratatosk::RowWindow> window = {};  ///< which of its rows these are; nothing: the first ones
};

/// How one statement would be run.
struct PlanOutcome {
    std::string sql;
    ratatosk::Result<std::vector<ratatosk::PlanStep>> steps = ratatosk::Error{};
};

/// How a statement that may write has ended after it was stopped.
struct StoppedEdit {
    bool isPending = false;              ///< changes wait; it may have taken older ones with it
    std::optional<QueryOutcome> outcome; ///< it was over before the stop reached it
};

enum class OpenAs {
    Itself,
    Snapshot,
    Import, ///< what was made of a file of data
    Server, ///< a server's database, whose address may hold a password
};

struct RunLimit {
    std::int64_t rows = 10'000;
    int milliseconds = 0; ///< 0: none
    bool mayEdit = false; ///< by the connection that may write, while there is one
};

/// The open database. Everything that touches the file happens on a thread of its own, and SQL in processes of their own, one task after
/// the other in the order of the calls. Only statements to run or to explain are replaced, by the next of either and by cancel(). Lives on the GUI thread.
class DatabaseSession : public QObject
{
public:
    using Opened = std::function<void(const ratatosk::Result<ratatosk::Schema>&)>;
    using Ran = std::function<void(const QueryOutcome&)>;
    using Ended = std::function<void()>;
    using Settled = std::function<void(const ratatosk::Result<void>&)>;

    explicit DatabaseSession(QObject* parent = nullptr, std::filesystem::path program = statementProgram());

    /// Stops the statement under way. The database opened before stays open when this fails; when not, a statement that has waited
    /// meanwhile ends with Cancelled, since it is about the one before.
    void open(const std::filesystem::path& file, OpenAs mode, const Opened& done);
    void open(const std::filesystem::path& file, const Opened& done) { open(file, OpenAs::Itself, done); }

    /// What is being opened is not wanted any more; nothing is heard of it.
    void stopOpening() { m_tasks.drop(std::exchange(m_opening, 0)); }

    /// Requires: isOpen().
    void run(const std::string& sql, const RunLimit& limit, const Ran& done);

    /// Requires: isOpen().
    void explain(const std::string& sql, const std::function<void(const PlanOutcome&)>& done);

    /// Opens a second connection, that may write, beside the one that reads. Requires: isOpen().
    void allowEditing(const Settled& done);
    /// Undoes what is pending and closes that connection.
    void forbidEditing(const Ended& done);
    bool isEditing() const { return m_editor != nullptr; }
    /// When this fails, what `setStopped` was given hears whether changes still wait. Requires: isEditing().
    void apply(const Settled& done);
    void undo(const Ended& done);
    /// What is to be done when a statement that may write was stopped, once it has ended.
    void setStopped(std::function<void(const StoppedEdit&)> stopped) { m_stopped = std::move(stopped); }

    /// Ends the statement under way with Cancelled; its `done` is called before this returns.
    void cancel();

    /// What is read: the file, or the copy of it. Empty before the first.
    std::filesystem::path file() const { return m_browser ? m_browser->file() : std::filesystem::path(); }
    bool isOpen() const { return m_browser != nullptr; }
    bool isRunning() const { return static_cast<bool>(m_running); }

private:
    /// The connection that may write; used on the worker thread only, after opening.
    struct Editor {
        std::unique_ptr<ratatosk::DatabaseEditor> database;
        std::optional<QueryOutcome> unmet; ///< of a statement that was stopped too late
    };
    using OpenedEditor = ratatosk::Result<std::shared_ptr<Editor>>;

    static OpenedEditor openEditor(const std::filesystem::path& file, const std::filesystem::path& program);
    static QueryOutcome editWith(Editor& editor, const std::string& sql, std::int64_t rows, std::stop_token stop);
    void askStopped();
    void finish(const QueryOutcome& outcome);
    void abandon(ratatosk::ErrorCode code, const std::string& detail);

    std::filesystem::path m_program;
    std::shared_ptr<ratatosk::DatabaseSnapshot> m_snapshot;
    std::shared_ptr<ratatosk::DatabaseBrowser> m_browser; ///< used on the worker thread only, after opening
    std::shared_ptr<Editor> m_editor;                     ///< null: reading only
    std::function<void(const StoppedEdit&)> m_stopped;
    std::string m_sql;
    Ran m_running;
    bool m_isEdit = false;              ///< what runs may write
    TaskQueue::Ticket m_statement = 0;  ///< to be run, or under way; 0: none
    TaskQueue::Ticket m_explaining = 0; ///< the same
    TaskQueue::Ticket m_opening = 0;    ///< the latest; 0: none
    QTimer m_clock;
    TaskQueue m_tasks; // last member, first destroyed: the worker ends before what it uses
};
