// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/result_table.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>

struct sqlite3;

namespace ratatosk {

struct RunLimits {
    std::int64_t rows = 10'000;
    std::int64_t bytes = 256ll << 20; ///< of the cells in memory
    int milliseconds = 0; ///< 0: no limit
};

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

    /// Receives the column names once, then each row; returning false ends the statement early.
    struct RowSink {
        std::function<void(const std::vector<std::string>& columns)> columns; ///< may be left out
        std::function<bool(std::vector<Cell>&& row)> row;
    };

    /// Runs the one statement in `sql` and streams its rows. Errors: InvalidSql (detail has SQLite's message), RefusedStatement,
    /// QueryFailed, Cancelled, LimitExceeded (time only; rows and bytes cut off without error).
    Result<void> stream(const std::string& sql, const RowSink& sink, const RunLimits& limits = {}, std::stop_token stop = {}) const;

    /// The same, gathered. `isComplete` is false when a cap was reached.
    Result<ResultTable> run(const std::string& sql, const RunLimits& limits = {}, std::stop_token stop = {}) const;

    /// Byte offset into `sql` where compiling fails, or -1 when it compiles or SQLite does not say.
    int errorOffset(const std::string& sql) const;

    const std::filesystem::path& file() const { return m_file; }

private:
    struct Close {
        void operator()(sqlite3* handle) const;
    };
    Connection(std::filesystem::path file, std::unique_ptr<sqlite3, Close> handle);
    /// True: the sink has had every row.
    Result<bool> pass(const std::string& sql, const RowSink& sink, const RunLimits& limits, std::stop_token stop) const;

    std::filesystem::path m_file;
    std::unique_ptr<ReadOnlyAuthorizer> m_authorizer; // outlives the handle that asks it
    std::unique_ptr<sqlite3, Close> m_handle;
};

} // namespace ratatosk
