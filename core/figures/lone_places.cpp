// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/figures/lone_places.h"

#include <algorithm>

namespace ratatosk {
namespace {

using sql::Expression;

const sql::WindowCall* placeIn(const sql::SelectItem& item)
{
    const auto* window = std::get_if<sql::WindowCall>(&item.expression.term);
    return window && std::holds_alternative<sql::WindowFunction>(window->function) ? window : nullptr;
}

/// Whether places are given within the groups themselves, by figures of single rows.
bool hasLonePlaces(const sql::SelectBlock& block)
{
    return !block.groupBy.empty() && std::ranges::any_of(block.items, [&](const sql::SelectItem& item) {
        const sql::WindowCall* place = placeIn(item);
        const auto isOfRow = [](const sql::OrderKey& key) { return !std::holds_alternative<sql::AggregateCall>(key.expression.term); };
        return place && place->partitionBy == block.groupBy && std::ranges::all_of(place->orderBy, isOfRow);
    });
}

/// The figure of the row in the place of the group's; false: a count has none.
bool takeApart(Expression& expression)
{
    if (auto* term = std::get_if<sql::Arithmetic>(&expression.term))
        return takeApart(*term->left) && takeApart(*term->right);
    auto* call = std::get_if<sql::AggregateCall>(&expression.term);
    if (!call)
        return true;
    if (call->function == sql::Aggregate::Count || !call->filter.empty())
        return false;
    expression = Expression(*call->argument);
    return true;
}

} // namespace

bool keepRowsApart(sql::Query& query)
{
    auto* inner = query.first.from.size() == 1 ? std::get_if<sql::Box<sql::Query>>(&query.first.from.front().relation) : nullptr;
    if (!inner || !(*inner)->rest.empty() || !hasLonePlaces((*inner)->first) || (*inner)->first.having)
        return false;
    sql::SelectBlock apart = (*inner)->first;
    for (sql::SelectItem& item : apart.items)
        if (!placeIn(item) && !takeApart(item.expression))
            return false;
    apart.groupBy.clear();
    (*inner)->first = std::move(apart);
    return true;
}

} // namespace ratatosk
