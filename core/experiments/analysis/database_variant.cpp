// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/analysis/database_variant.h"

#include "core/database/engine/sqlite_engine.h"
#include "core/database/schema/identifier.h"
#include "core/database/sqlite/interruptible_memory.h"
#include "core/experiments/analysis/variant_rows.h"
#include "core/files/rows/row_text.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <algorithm>

namespace ratatosk {
namespace {

bool executed(sqlite3* handle, const std::string& sql)
{
    return sqlite3_exec(handle, sql.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK;
}

/// Types, for how SQLite compares; no keys, since rows are written in any order.
std::string creation(const SampledTable& table)
{
    std::string columns;
    for (const SampledColumn& column : table.columns) {
        columns += columns.empty() ? "" : ", ";
        columns += quotedIdentifier(column.name) + (column.declaredType.empty() ? "" : " " + quotedIdentifier(column.declaredType));
    }
    return fmt::format("CREATE TABLE {} ({})", quotedIdentifier(table.name), columns);
}

std::string insertion(const SampledTable& table, const VariantRows& rows)
{
    std::string values;
    for (const std::vector<Cell>& row : rows) {
        values += values.empty() ? "(" : ", (";
        for (std::size_t i = 0; i < row.size(); ++i)
            values += (i > 0 ? ", " : "") + sqlLiteral(row[i]);
        values += ")";
    }
    return fmt::format("INSERT INTO {} VALUES {}", quotedIdentifier(table.name), values);
}

Error cannotMake(sqlite3* handle)
{
    return {ErrorCode::Internal, fmt::format("A database could not be generated: {}.", sqlite3_errmsg(handle))};
}

} // namespace

Result<Connection> makeVariant(const SampledTables& tables, const PlantedValues& planted, const VariantPlan& plan, std::uint64_t seed,
                               RowsWritten order)
{
    if (!isMemoryInterruptible())
        return Error{ErrorCode::Internal, "SQLite was in use before this program could set its limits."};
    sqlite3* opened = nullptr;
    const int status = sqlite3_open_v2(":memory:", &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY | SQLITE_OPEN_NOMUTEX, nullptr);
    SqliteHandle handle(opened);
    if (status != SQLITE_OK)
        return cannotMake(opened);
    std::vector<VariantRows> content = variantRows(tables, planted, plan, seed);
    executed(opened, "BEGIN");
    for (std::size_t i = 0; i < tables.size(); ++i) {
        if (order == RowsWritten::Backwards)
            std::ranges::reverse(content[i]);
        if (!executed(opened, creation(tables[i])) || (!content[i].empty() && !executed(opened, insertion(tables[i], content[i]))))
            return cannotMake(opened);
    }
    executed(opened, "COMMIT");
    return Connection({}, std::make_unique<SqliteEngine>(std::move(handle)));
}

} // namespace ratatosk
