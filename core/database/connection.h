// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/row_stream.h"
#include "core/sqlite/sqlite_handle.h"

#include <filesystem>
#include <memory>
#include <stop_token>
#include <string>

namespace ratatosk {

class ReadOnlyAuthorizer;

/// A read-only connection to one SQLite file: opened with SQLITE_OPEN_READONLY, its schema loaded, then guarded by an authorizer
/// that allows only reading. Nothing is ever written, no file is attached or created (SQLite itself keeps a -shm and an empty -wal
/// beside a database in write-ahead mode). Lives on one thread at a time, one statement at a time; `run` may be cancelled from any
/// thread through its stop token (within 300 ms).
class Connection
{
public:
    /// Errors: FileMissing, FileIsDirectory, PermissionDenied, NotADatabase, DatabaseCorrupt, DatabaseLocked,
    /// DatabaseNeedsRecovery. A file of zero bytes opens as a database without tables, as SQLite has it.
    static Result<Connection> open(const std::filesystem::path& file);

    Connection(Connection&&) noexcept;
    Connection& operator=(Connection&&) noexcept;
    ~Connection();

    using RowSink = ratatosk::RowSink;

    /// Runs the one statement in `sql` and streams its rows. Errors: InvalidSql (detail has SQLite's message), RefusedStatement,
    /// QueryFailed, Cancelled, LimitExceeded (work and time; rows and bytes cut off without error).
    Result<void> stream(const std::string& sql, const RowSink& sink, const RunLimits& limits = {}, std::stop_token stop = {}) const;

    /// The same, gathered. `isComplete` is false when a cap was reached.
    Result<ResultTable> run(const std::string& sql, const RunLimits& limits = {}, std::stop_token stop = {}) const;

    /// Byte offset into `sql` where compiling fails, or -1 when it compiles or SQLite does not say.
    int errorOffset(const std::string& sql) const;

    const std::filesystem::path& file() const { return m_file; }

    /// Of SQLite's machine, by all statements so far, each to the thousand below: what a budget counts that no clock has a say in.
    std::int64_t instructions() const { return m_instructions; }

private:
    Connection(std::filesystem::path file, SqliteHandle handle);
    /// True: the sink has had every row.
    Result<bool> pass(const std::string& sql, const RowSink& sink, const RunLimits& limits, std::stop_token stop) const;

    std::filesystem::path m_file;
    std::unique_ptr<ReadOnlyAuthorizer> m_authorizer; // outlives the handle that asks it
    SqliteHandle m_handle;
    mutable std::int64_t m_instructions = 0;
};

} // namespace ratatosk
