// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/engine/parameter_values.h"
#include "core/database/engine/result_table.h"
#include "core/database/sqlite/authorizer.h"
#include "core/database/sqlite/run_limits.h"

#include <memory>
#include <string>
#include <vector>

struct sqlite3;
struct sqlite3_stmt;

namespace ratatosk {

/// One compiled statement. Requires: its connection outlives it; used on the connection's thread.
class Statement
{
public:
    /// Compiles the single statement in `sql`, guarded by the handle's authorizer, and sets how long its values may be. Errors: InvalidSql, RefusedStatement and those of sqliteFailure().
    static Result<Statement> compile(sqlite3* handle, Authorizer& authorizer, const std::string& sql, const RunLimits& limits = {});

    /// Gives its parameters values, before the first step. Error: InvalidArgument where one of a statement that is run, not explained, has none.
    Result<void> bind(const ParameterValues& values);

    /// True: a row is there to read. False: no more rows. Errors: QueryFailed and those of sqliteFailure(); a statement that was
    /// interrupted reports QueryFailed, since only the caller knows why.
    Result<bool> step();

    bool isReading() const; ///< false: it writes, or controls a transaction
    std::vector<std::string> columns() const;
    std::int64_t rowBytes() const; ///< that row() will take
    std::vector<Cell> row() const;

private:
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const;
    };
    explicit Statement(std::unique_ptr<sqlite3_stmt, Finalize> statement) : m_statement(std::move(statement)) {}

    std::unique_ptr<sqlite3_stmt, Finalize> m_statement;
};

} // namespace ratatosk
