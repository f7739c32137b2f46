// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/groups/rowwise_ranks.h"

#include "core/database/schema/only_key.h"
#include "core/rules/groups/row_aggregates.h"
#include "core/sql/tree/query_search.h"

#include <algorithm>
#include <utility>

namespace ratatosk {
namespace {

const sql::WindowCall* placeIn(const sql::SelectItem& item)
{
    const auto* window = std::get_if<sql::WindowCall>(&item.expression.term);
    return window && std::holds_alternative<sql::WindowFunction>(window->function) ? window : nullptr;
}

/// Whether places are given within the groups themselves, by figures of single rows.
bool hasRowwiseRank(const sql::SelectBlock& block)
{
    return !block.groupBy.empty() && std::ranges::any_of(block.items, [&](const sql::SelectItem& item) {
        const sql::WindowCall* place = placeIn(item);
        const auto isOfRow = [](const sql::OrderKey& key) { return !std::holds_alternative<sql::AggregateCall>(key.expression.term); };
        return place && place->partitionBy == block.groupBy && std::ranges::all_of(place->orderBy, isOfRow);
    });
}

} // namespace

bool dropRowwiseGrouping(sql::Query& query)
{
    sql::Query* inner = onlyInner(query.first);
    if (!inner || !hasRowwiseRank(inner->first) || inner->first.having)
        return false;
    sql::SelectBlock apart = inner->first;
    for (sql::SelectItem& item : apart.items)
        if (!placeIn(item) && !unwrapAggregate(item.expression))
            return false;
    apart.groupBy.clear();
    inner->first = std::move(apart);
    return true;
}

} // namespace ratatosk
