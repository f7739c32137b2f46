// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/rows/column_values.h"

#include "core/database/schema/identifier.h"
#include "core/database/schema/quoted_table.h"
#include "core/files/rows/row_text.h"

#include <fmt/format.h>

namespace ratatosk {

namespace {

constexpr int kRowsLookedAt = 100'000; ///< a list opens at once; counts say "or more" beyond it
constexpr int kLongestValue = 80;      ///< longer ones are no help in a list

/// Numbers stay numbers, so that they sort and are spelled as such; all else is compared as its text.
std::string serverStatementFor(const Schema& schema, const Column& column, const std::string& prefix, int most)
{
    const char* type = column.type == ColumnType::Number ? "numeric" : "text";
    return fmt::format("SELECT DISTINCT value FROM (SELECT CAST({} AS {}) AS value FROM {} LIMIT {}) AS cells WHERE value IS NOT NULL "
                       "AND length(CAST(value AS text)) <= {} AND starts_with(lower(CAST(value AS text)), lower({})) ORDER BY 1 LIMIT {}",
                       quotedIdentifier(column.name), type, quotedTable(schema.table(column.table)), kRowsLookedAt, kLongestValue,
                       sqlLiteral(prefix), most);
}

std::string statementFor(const Schema& schema, ColumnId id, const std::string& prefix, int most)
{
    const Column& column = schema.column(id);
    if (schema.dialect() == Dialect::Postgres)
        return serverStatementFor(schema, column, prefix, most);
    return fmt::format("SELECT DISTINCT value FROM (SELECT {} AS value FROM {} LIMIT {}) WHERE value IS NOT NULL AND length(value) <= {} "
                       "AND typeof(value) <> 'blob' AND lower(substr(value, 1, length({}))) = lower({}) ORDER BY 1 LIMIT {}",
                       quotedIdentifier(column.name), quotedTable(schema.table(column.table)), kRowsLookedAt, kLongestValue,
                       sqlLiteral(prefix), sqlLiteral(prefix), most);
}

} // namespace

Result<std::vector<std::string>> columnValues(DatabaseBrowser& browser, ColumnId column, const std::string& prefix, int most,
                                              std::stop_token stop)
{
    if (browser.schema().column(column).declaredType == "bytea")
        return std::vector<std::string>();
    const Result<ResultTable> table = browser.run(statementFor(browser.schema(), column, prefix, most), most, std::move(stop));
    if (!table)
        return table.error();
    std::vector<std::string> values;
    for (const std::vector<Cell>& row : table->rows)
        values.push_back(sqlLiteral(row.front()));
    return values;
}

} // namespace ratatosk
