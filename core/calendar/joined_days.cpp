// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calendar/joined_days.h"

#include "core/calendar/iso_dates.h"
#include "core/sql/conjuncts.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Condition;

/// The one column of days of the table.
std::optional<ColumnId> dayOf(TableId table, const CellLookup& cells)
{
    std::vector<ColumnId> days = cells.schema().columnsOf(table);
    std::erase_if(days, [&](ColumnId id) { return !holdsDays(id, cells); });
    return days.size() == 1 ? std::optional(days.front()) : std::nullopt;
}

/// hired >= '2024-01-01', where nothing else is in it: the column.
std::optional<ColumnReference> dayTested(const Condition& demand, const CellLookup& cells)
{
    const auto* test = std::get_if<sql::Comparison>(&demand.test);
    std::vector<ColumnReference> columns;
    if (test && std::holds_alternative<sql::Literal>(test->right.term))
        sql::visitTerms(test->left, [&](const sql::Expression& term) {
            if (const auto* column = std::get_if<ColumnReference>(&term.term))
                columns.push_back(*column);
        });
    return columns.size() == 1 && holdsDays(columns.front().column, cells) ? std::optional(columns.front()) : std::nullopt;
}

bool mend(sql::Source& source, int place, const CellLookup& cells)
{
    const auto* table = std::get_if<TableId>(&source.relation);
    const auto own = table ? dayOf(*table, cells) : std::nullopt;
    std::vector<Condition> demands = own ? sql::conjuncts(source.condition) : std::vector<Condition>();
    bool hasChanged = false;
    for (Condition& demand : demands) {
        const auto day = dayTested(demand, cells);
        if (!day || day->source.index == place)
            continue;
        sql::editTerms(demand, [&](sql::Expression& term) {
            if (auto* column = std::get_if<ColumnReference>(&term.term))
                *column = {{0, place}, *own};
        });
        hasChanged = true;
    }
    if (hasChanged)
        source.condition = sql::allOf(demands);
    return hasChanged;
}

} // namespace

bool testDaysOfJoined(sql::Query& query, const CellLookup& cells)
{
    bool hasChanged = false;
    std::vector<sql::Source>& from = query.first.from;
    for (int place = 1; place < static_cast<int>(from.size()); ++place)
        if (from[static_cast<std::size_t>(place)].kind == sql::JoinKind::Left)
            hasChanged |= mend(from[static_cast<std::size_t>(place)], place, cells);
    return hasChanged;
}

} // namespace ratatosk
