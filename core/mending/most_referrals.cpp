// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mending/most_referrals.h"

#include "core/evidence/query_search.h"
#include "core/sql/join_origin.h"

#include <algorithm>
#include <optional>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Expression;

/// The key to the same table that the rows of one table are put in order by, the largest first.
std::optional<ForeignKey> keyOrderedBy(const sql::Query& query, const Schema& schema)
{
    const auto* column = query.orderBy.size() == 1 ? std::get_if<ColumnReference>(&query.orderBy.front().expression.term) : nullptr;
    const bool isList = column && query.rest.empty() && query.limit && query.orderBy.front().isDescending && query.first.from.size() == 1
        && isOfTables(query.first) && query.first.groupBy.empty();
    if (!isList)
        return {};
    const auto key = std::ranges::find(schema.foreignKeys(), column->column, &ForeignKey::from);
    const bool isOwn = key != schema.foreignKeys().end() && schema.column(key->to).table == schema.column(key->from).table;
    return isOwn ? std::optional(*key) : std::nullopt;
}

} // namespace

bool countReferrals(sql::Query& query, const Schema& schema)
{
    const auto key = keyOrderedBy(query, schema);
    if (!key)
        return false;
    const ColumnReference above{{0, 0}, key->to}, below{{0, 1}, key->from};
    const Expression count{sql::AggregateCall{.function = sql::Aggregate::Count, .argument = Expression{sql::Star{}}}};
    for (sql::SelectItem& item : query.first.items)
        if (item.expression == Expression{ColumnReference{{0, 0}, key->from}})
            item.expression = count;
    sql::Source referring{.relation = schema.column(key->from).table};
    referring.keys.push_back({above, below, sql::joinOrigin(schema, key->from, key->to)});
    query.first.from.push_back(std::move(referring));
    query.first.groupBy = {{above}};
    query.orderBy.front().expression = count;
    return true;
}

} // namespace ratatosk
