// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/postgres/cell_statement.h"

#include "core/database/schema/identifier.h"
#include "core/database/schema/quoted_table.h"
#include "core/database/schema/quoted_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace ratatosk {

namespace {

constexpr int sampledRows = 20'000;

/// Types whose texts nobody says in a question.
bool isUnreadable(std::string_view type)
{
    static constexpr std::array<std::string_view, 6> unreadable{"bytea", "json", "xml", "uuid", "tsvector", "geometry"};
    return std::ranges::any_of(unreadable, [&](std::string_view one) { return type.starts_with(one); });
}

std::string frequentTexts(const ServerTable& known, const Column& column)
{
    return fmt::format("SELECT unnest(CAST(CAST(most_common_vals AS text) AS text[])) FROM pg_catalog.pg_stats "
                       "WHERE schemaname = {} AND tablename = {} AND attname = {}",
                       quotedText(known.container), quotedText(known.name), quotedText(column.name));
}

} // namespace

CellStatement cellStatement(const ServerTable& known, const Table& table, const Column& column, int characters)
{
    if (isUnreadable(column.declaredType))
        return {"SELECT CAST(NULL AS text) AS value LIMIT 0"};
    const bool isWhole = known.isStored && known.rows <= kRowsReadWhole;
    const std::string all = fmt::format("SELECT CAST({} AS text) AS value FROM {}", quotedIdentifier(column.name), quotedTable(table));
    std::string cells = all;
    if (!isWhole && known.isStored) {
        const double percent = std::clamp(100.0 * 2 * sampledRows / known.rows, 0.001, 100.0);
        cells = fmt::format("({} TABLESAMPLE SYSTEM ({}) LIMIT {}) UNION ({})", all, percent, sampledRows, frequentTexts(known, column));
    } else if (!isWhole) {
        cells = fmt::format("{} LIMIT {}", all, sampledRows);
    }
    return {fmt::format("SELECT DISTINCT value FROM ({}) AS cells WHERE length(value) BETWEEN 1 AND {}", cells, characters), isWhole};
}

std::optional<std::string> lookUpStatement(const ServerTable& known, const Table& table, const Column& column,
                                           const std::vector<std::string>& texts)
{
    const auto index = known.indexes.find(column.name);
    if (index == known.indexes.end() || isUnreadable(column.declaredType))
        return {};
    const std::string name = quotedIdentifier(column.name);
    const bool ignoresCase = index->second == TextIndex::LowerCase;
    return fmt::format("SELECT DISTINCT CAST({} AS text) FROM {} WHERE {} IN ({})", name, quotedTable(table),
                       ignoresCase ? "lower(" + name + ")" : name, listOfTexts(texts));
}

} // namespace ratatosk
