// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/figures/lone_places.h"

#include "core/figures/row_figures.h"
#include "core/schema/only_key.h"
#include "core/sql/query_search.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

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

/// Whether each row is the first of its own: its place is given among those with its key.
bool placesRowsAlone(const sql::SelectBlock& block, const Schema& schema)
{
    const auto* table = block.from.size() == 1 ? std::get_if<TableId>(&block.from.front().relation) : nullptr;
    const auto key = table ? onlyKeyOf(*table, schema) : std::nullopt;
    return key && block.groupBy.empty() && std::ranges::any_of(block.items, [&](const sql::SelectItem& item) {
               const sql::WindowCall* place = placeIn(item);
               return place
                   && std::ranges::find(place->partitionBy, Expression{sql::ColumnReference{{}, *key}}) != place->partitionBy.end();
           });
}

/// Whether the first of each are taken, and nothing else is asked of them outside.
bool testsPlaceAlone(const sql::SelectBlock& outer, const sql::SelectBlock& inner)
{
    const auto* test = outer.where ? std::get_if<sql::Comparison>(&outer.where->test) : nullptr;
    const auto* output = test ? std::get_if<sql::OutputReference>(&test->left.term) : nullptr;
    const auto* bound = test ? std::get_if<sql::Literal>(&test->right.term) : nullptr;
    const bool isFirst = test && bound
        && ((test->operation == sql::ComparisonOperator::Equal && bound->text == "1")
            || test->operation == sql::ComparisonOperator::LessEqual);
    return output && isFirst && placeIn(inner.items[static_cast<std::size_t>(output->output)]);
}

/// What stands outside, in terms of the rows inside; none where it is more than columns and their place.
std::optional<std::vector<sql::SelectItem>> itemsInside(const sql::SelectBlock& outer, const sql::SelectBlock& inner)
{
    std::vector<sql::SelectItem> items;
    for (const sql::SelectItem& item : outer.items) {
        const auto* output = std::get_if<sql::OutputReference>(&item.expression.term);
        if (!output || placeIn(inner.items[static_cast<std::size_t>(output->output)]))
            return {};
        items.push_back(inner.items[static_cast<std::size_t>(output->output)]);
    }
    return items;
}

} // namespace

bool showRowsPlacedAlone(sql::Query& query, const Schema& schema)
{
    const sql::Query* inner = onlyInner(query.first);
    const bool isBare = query.rest.empty() && query.orderBy.empty() && !query.limit && query.first.groupBy.empty();
    if (!inner || !isBare || !placesRowsAlone(inner->first, schema) || !testsPlaceAlone(query.first, inner->first))
        return false;
    auto items = itemsInside(query.first, inner->first);
    if (!items)
        return false;
    sql::Query plain = *inner;
    plain.first.items = *std::move(items);
    query = std::move(plain);
    return true;
}

bool keepRowsApart(sql::Query& query)
{
    sql::Query* inner = onlyInner(query.first);
    if (!inner || !hasLonePlaces(inner->first) || inner->first.having)
        return false;
    sql::SelectBlock apart = inner->first;
    for (sql::SelectItem& item : apart.items)
        if (!placeIn(item) && !takeFigureOfRow(item.expression))
            return false;
    apart.groupBy.clear();
    inner->first = std::move(apart);
    return true;
}

} // namespace ratatosk
