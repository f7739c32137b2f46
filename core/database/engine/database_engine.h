// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/engine/row_stream.h"
#include "core/database/schema/schema.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace ratatosk {

class Connection;

/// How the different texts of a column are read.
struct CellStatement {
    std::string sql;     ///< gives one column: each text once, none empty or beyond the length asked for
    bool isWhole = true; ///< false: some may be missing, since the table is too large to be read to its end
};

/// All that the program needs of an open database, whatever runs it. `Connection` holds one, and everything else goes through that: a
/// further engine is a class like this one. Read-only; on one thread at a time.
class DatabaseEngine
{
public:
    virtual ~DatabaseEngine() = default;

    virtual Dialect dialect() const = 0;

    /// Runs the one statement in `sql`. True: the sink has had every row. Errors: as Connection::stream.
    virtual Result<bool> pass(const std::string& sql, const RowSink& sink, const RunLimits& limits, std::stop_token stop) = 0;

    /// Byte offset into `sql` where it is wrong, or -1: it is right, or nobody says.
    virtual int errorOffset(const std::string& sql) = 0;

    /// Tables, columns, keys, and the likely keys of tables that declare none. `connection`: the one that holds this. Errors: as readSchema.
    virtual Result<Schema> readSchema(const Connection& connection) = 0;

    /// For looking up what a question names. `characters`: longer texts are left out.
    virtual CellStatement textsOf(const Table& table, const Column& column, int characters) = 0;

    /// For looking up a question's words in a column that is too large for that: gives, as one column, those of `texts` that stand in it, by an
    /// index alone. Nothing: the table would have to be read.
    virtual std::optional<std::string> lookUpOf(const Table& table, const Column& column, const std::vector<std::string>& texts) = 0;

    /// Work done so far, in instructions of SQLite's machine, or what takes a server as long.
    virtual std::int64_t instructions() const = 0;
};

} // namespace ratatosk
