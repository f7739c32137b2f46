// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/explaining/row_links.h"

#include "core/answer/explaining/column_origins.h"
#include "core/files/rows/row_text.h"
#include "core/sql/printing/dialect_spelling.h"

#include <algorithm>

#include <fmt/format.h>

namespace ratatosk {

namespace {

/// Those of one column.
std::vector<ForeignKey> plainKeys(const Schema& schema)
{
    std::vector<ForeignKey> keys = schema.foreignKeys();
    std::erase_if(keys,
                  [&](const ForeignKey& key) { return std::ranges::count(schema.foreignKeys(), key.group, &ForeignKey::group) != 1; });
    return keys;
}

RowLink linkTo(ColumnId column, int place, const Cell& value, bool isReference, const Schema& schema)
{
    const TableId table = schema.column(column).table;
    std::string sql = fmt::format("SELECT * FROM {} WHERE {} = {}", sql::spelledTable(schema.table(table), schema.dialect()),
                                  sql::spelledIdentifier(schema.column(column).name, schema.dialect()), sqlLiteral(value));
    return {table, column, value, std::move(sql), place, isReference};
}

} // namespace

std::vector<int> referringPlaces(std::string_view sql, const Schema& schema)
{
    const auto origins = columnOrigins(sql, schema);
    const std::vector<ForeignKey> keys = plainKeys(schema);
    std::vector<int> places;
    for (size_t place = 0; place < origins.size(); ++place) {
        if (origins[place] && std::ranges::find(keys, *origins[place], &ForeignKey::from) != keys.end())
            places.push_back(static_cast<int>(place));
    }
    return places;
}

std::vector<RowLink> rowLinks(std::string_view sql, const std::vector<Cell>& row, const Schema& schema)
{
    const auto origins = columnOrigins(sql, schema);
    std::vector<RowLink> links;
    for (const bool isReference : {true, false}) {
        for (const ForeignKey& key : plainKeys(schema)) {
            const auto at = std::ranges::find(origins, std::optional(isReference ? key.from : key.to));
            const auto place = static_cast<size_t>(at - origins.begin());
            if (at == origins.end() || place >= row.size() || std::holds_alternative<Null>(row[place]))
                continue;
            const RowLink link = linkTo(isReference ? key.to : key.from, static_cast<int>(place), row[place], isReference, schema);
            if (std::ranges::find(links, link) == links.end())
                links.push_back(link);
        }
    }
    return links;
}

} // namespace ratatosk
