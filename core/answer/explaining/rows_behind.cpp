// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/explaining/rows_behind.h"

#include "core/answer/explaining/query_steps.h"
#include "core/answer/explaining/query_values.h"
#include "core/sql/printing/unparser.h"

#include <algorithm>

namespace ratatosk {

namespace {

using namespace sql;

bool isAggregate(const SelectItem& item)
{
    return std::holds_alternative<AggregateCall>(item.expression.term) || std::holds_alternative<Arithmetic>(item.expression.term);
}

Condition equals(const Expression& key, const Cell& cell)
{
    if (std::holds_alternative<Null>(cell))
        return {NullTest{key, false}};
    return {Comparison{key, ComparisonOperator::Equal, {literalForCell(cell)}}};
}

} // namespace

std::optional<std::string> rowsBehind(const Query& query, const std::vector<Cell>& row, const Schema& schema)
{
    const SelectBlock& block = query.first;
    if (!query.rest.empty() || row.size() != block.items.size() || std::ranges::none_of(block.items, isAggregate))
        return {};
    std::vector<Condition> conditions = conjuncts(block.where);
    for (const Expression& key : block.groupBy) {
        const auto item = std::ranges::find(block.items, key, &SelectItem::expression);
        if (item == block.items.end())
            return {};
        conditions.push_back(equals(key, row[static_cast<std::size_t>(item - block.items.begin())]));
    }
    SelectBlock rows{.items = {{{Star{}}, {}}}, .from = block.from};
    if (conditions.size() == 1)
        rows.where = conditions.front();
    else if (!conditions.empty())
        rows.where = Condition{Junction{Connective::And, std::move(conditions)}};
    return unparse(Query{.first = std::move(rows)}, schema);
}

} // namespace ratatosk
