// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/identifying_columns.h"

#include "core/schema/identifier.h"
#include "core/schema/quoted_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace ratatosk {
namespace {

constexpr int kRowsLookedAt = 20'000;
constexpr std::int64_t kFewestRows = 3; ///< of fewer nothing can be told

bool isUnique(const Connection& connection, const Schema& schema, ColumnId id, const RunLimits& oneCheck)
{
    const Column& column = schema.column(id);
    const std::string name = quotedIdentifier(column.name);
    const auto counted = connection.run(
        fmt::format("SELECT count(*), count(nullif({0}, '')), count(DISTINCT {0}) FROM (SELECT {0} FROM {1} "
                    "LIMIT {2})",
                    name, quotedTable(schema.table(column.table)), kRowsLookedAt),
        oneCheck);
    if (!counted)
        return false;
    const std::vector<Cell>& counts = counted->rows.front();
    return counts[0] == counts[1] && counts[0] == counts[2] && std::get<std::int64_t>(counts[0]) >= kFewestRows;
}

/// Nothing where the members of a primary key identify rows together.
std::optional<ColumnId> declaredKey(const std::vector<ColumnId>& columns, const Schema& schema)
{
    const auto isMember = [&](ColumnId id) { return schema.column(id).isPrimaryKey; };
    const auto member = std::ranges::find_if(columns, isMember);
    return member != columns.end() && std::ranges::count_if(columns, isMember) == 1 ? std::optional(*member) : std::nullopt;
}

} // namespace

std::vector<ColumnId> identifyingColumns(const Connection& connection, const Schema& schema, const KeyNames& names,
                                         const RunLimits& oneCheck)
{
    std::vector<ColumnId> found;
    for (int table = 0; table < schema.tableCount(); ++table) {
        const std::vector<ColumnId> columns = schema.columnsOf(TableId(table));
        if (const auto key = declaredKey(columns, schema))
            found.push_back(*key);
        const bool isDeclared = std::ranges::any_of(columns, [&](ColumnId id) { return schema.column(id).isPrimaryKey; });
        if (isDeclared || schema.table(TableId(table)).isView || schema.dialect() != Dialect::Sqlite)
            continue;
        const auto identifies = [&](ColumnId id) {
            return (id == columns.front() || names.isIdentifier(id)) && isUnique(connection, schema, id, oneCheck);
        };
        if (const auto key = std::ranges::find_if(columns, identifies); key != columns.end())
            found.push_back(*key);
    }
    return found;
}

} // namespace ratatosk
