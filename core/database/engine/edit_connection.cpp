// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/engine/edit_connection.h"

#include "core/database/engine/change_recorder.h"
#include "core/database/engine/statement.h"
#include "core/database/sqlite/editing_authorizer.h"
#include "core/database/sqlite/file_set.h"
#include "core/database/sqlite/interruption.h"
#include "core/database/sqlite/sqlite_failure.h"
#include "core/database/sqlite/sqlite_handle.h"

#include <sqlite3.h>

#include <optional>

namespace ratatosk {

namespace {

/// The file itself is written when the user applies, not when a cache is full or the connection closes; and keys are minded.
void holdBack(sqlite3* handle)
{
    sqlite3_exec(handle, "PRAGMA cache_spill = OFF; PRAGMA foreign_keys = ON", nullptr, nullptr, nullptr);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
}

} // namespace

struct EditConnection::State {
    explicit State(SqliteHandle opened) : handle(std::move(opened))
    {
        holdBack(handle.get());
        authorizer.install(handle.get());
        recorder.install(handle.get());
    }

    Result<void> control(const char* sql)
    {
        const EditingAuthorizer::TransactionControl permission(authorizer);
        if (sqlite3_exec(handle.get(), sql, nullptr, nullptr, nullptr) != SQLITE_OK)
            return sqliteFailure(handle.get(), ErrorCode::QueryFailed);
        return {};
    }

    /// With a savepoint of its own, so that a statement that fails does not take the ones before with it.
    Result<void> beginChange()
    {
        changesSchema = authorizer.sawSchemaChange();
        recorder.begin();
        return control(isInTransaction() ? "SAVEPOINT one" : "BEGIN IMMEDIATE; SAVEPOINT one");
    }

    void settleChange(Result<EditOutcome>& outcome)
    {
        if (outcome)
            outcome->changes = ChangeSet{.tables = recorder.take(handle.get()), .changesSchema = changesSchema};
        settle(outcome && !outcome->changes->isEmpty());
    }

    /// Keeps or takes back the last statement. Where nothing is pending then, no lock is held either.
    void settle(bool isKept)
    {
        hasPending = isInTransaction() && (hasPending || isKept); // one that was stopped ends the transaction
        if (!isInTransaction())
            return;
        (void)control(isKept ? "RELEASE one" : "ROLLBACK TO one; RELEASE one");
        if (!hasPending)
            (void)control("ROLLBACK");
    }

    bool isInTransaction() const { return sqlite3_get_autocommit(handle.get()) == 0; }

    EditingAuthorizer authorizer; // outlives the handle that asks it
    ChangeRecorder recorder;
    SqliteHandle handle;
    bool hasPending = false;
    bool changesSchema = false; ///< the statement that runs
};

EditConnection::EditConnection(std::unique_ptr<State> state) : m_state(std::move(state)) {}
EditConnection::EditConnection(EditConnection&&) noexcept = default;
EditConnection& EditConnection::operator=(EditConnection&&) noexcept = default;
EditConnection::~EditConnection() = default;

Result<EditConnection> EditConnection::open(const std::filesystem::path& file)
{
    if (isFileSet(file.native()))
        return Error{ErrorCode::PermissionDenied, "Files that are opened together are read-only. Open one file alone to change it."};
    auto handle = openHandle(file, Access::Editing);
    if (!handle)
        return handle.error();
    return EditConnection(std::make_unique<State>(*std::move(handle)));
}

Result<EditOutcome> EditConnection::run(const std::string& sql, const RunLimits& limits, std::stop_token stop)
{
    std::optional<Interruption> interruption(std::in_place, m_state->handle.get(), std::move(stop), limits);
    if (auto reason = interruption->reason())
        return *std::move(reason);
    auto statement = Statement::compile(m_state->handle.get(), m_state->authorizer, sql, limits);
    if (!statement)
        return interruption->reason().value_or(statement.error());
    if (const auto bound = statement->bind({}); !bound)
        return bound.error();
    const bool isReading = statement->isReading();
    if (const auto begun = isReading ? Result<void>() : m_state->beginChange(); !begun)
        return interruption->reason().value_or(begun.error());
    auto outcome = finish(*std::move(statement), limits);
    const auto reason = outcome ? std::nullopt : interruption->reason();
    interruption.reset(); // what follows has to be done in any case
    if (!isReading)
        m_state->settleChange(outcome);
    if (!outcome)
        return reason.value_or(outcome.error());
    return outcome;
}

Result<EditOutcome> EditConnection::finish(Statement statement, const RunLimits& limits)
{
    EditOutcome outcome;
    const auto isComplete = passRows(statement, gatherInto(outcome.rows), limits);
    if (!isComplete)
        return isComplete.error();
    outcome.rows.isComplete = *isComplete;
    return outcome;
}

bool EditConnection::hasPending() const
{
    return m_state->hasPending && m_state->isInTransaction();
}

Result<void> EditConnection::apply()
{
    auto written = m_state->control("COMMIT");
    if (written)
        m_state->hasPending = false;
    return written;
}

void EditConnection::undo()
{
    if (m_state->isInTransaction())
        (void)m_state->control("ROLLBACK");
    m_state->hasPending = false;
}

int EditConnection::errorOffset(const std::string& sql) const
{
    if (Statement::compile(m_state->handle.get(), m_state->authorizer, sql))
        return -1;
    return sqlite3_error_offset(m_state->handle.get());
}

} // namespace ratatosk
