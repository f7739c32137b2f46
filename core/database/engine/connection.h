// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/engine/database_engine.h"

#include <filesystem>
#include <memory>
#include <stop_token>
#include <string>

namespace ratatosk {

/// A read-only connection to one database, whatever engine runs it. Lives on one thread at a time, one statement at a time; `run` may be
/// cancelled from any thread through its stop token (within 300 ms).
class Connection
{
public:
    /// A SQLite file, or several of them together (sqlite/file_set.h): opened with SQLITE_OPEN_READONLY, its schema loaded, then guarded by an authorizer that allows only reading. Nothing is
    /// ever written, no further file is attached or created (SQLite itself keeps a -shm and an empty -wal beside a database in write-ahead mode).
    /// A server's database is opened by `core/database/postgres/database_place`. Errors: FileMissing, FileIsDirectory, PermissionDenied, NotADatabase, DatabaseCorrupt, DatabaseLocked,
    /// DatabaseNeedsRecovery. A file of zero bytes opens as a database without tables, as SQLite has it.
    static Result<Connection> open(const std::filesystem::path& file);

    /// Of what an engine runs. `file`: where that is, as its opener was told.
    Connection(std::filesystem::path file, std::unique_ptr<DatabaseEngine> engine) : m_file(std::move(file)), m_engine(std::move(engine)) {}

    using RowSink = ratatosk::RowSink;

    /// Runs the one statement in `sql` and streams its rows. Errors: InvalidSql (detail has the engine's message), RefusedStatement,
    /// QueryFailed, Cancelled, LimitExceeded (work and time; rows and bytes cut off without error).
    Result<void> stream(const std::string& sql, const RowSink& sink, const RunLimits& limits = {}, std::stop_token stop = {}) const;

    /// The same, gathered. `isComplete` is false when a cap was reached.
    Result<ResultTable> run(const std::string& sql, const RunLimits& limits = {}, std::stop_token stop = {}) const;

    /// Byte offset into `sql` where compiling fails, or -1 when it compiles or the engine does not say.
    int errorOffset(const std::string& sql) const { return m_engine->errorOffset(sql); }

    const std::filesystem::path& file() const { return m_file; }

    DatabaseEngine& engine() const { return *m_engine; }
    Dialect dialect() const { return m_engine->dialect(); }
    /// See DatabaseEngine::instructions.
    std::int64_t instructions() const { return m_engine->instructions(); }

private:
    std::filesystem::path m_file;
    std::unique_ptr<DatabaseEngine> m_engine;
};

} // namespace ratatosk
