// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mending/all_of_them.h"

#include "core/evidence/query_search.h"

#include <algorithm>

namespace ratatosk {
namespace {

using sql::AggregateCall;
using sql::ColumnReference;

/// count(DISTINCT x): x.
ColumnReference* columnCounted(sql::Expression& expression)
{
    auto* call = std::get_if<AggregateCall>(&expression.term);
    const bool isCount = call && call->function == sql::Aggregate::Count && call->isDistinct;
    return isCount ? std::get_if<ColumnReference>(&call->argument->term) : nullptr;
}

bool refersTo(ColumnId one, ColumnId other, const Schema& schema)
{
    return std::ranges::any_of(schema.foreignKeys(), [&](const ForeignKey& key) { return key.from == one && key.to == other; });
}

} // namespace

bool countTheSameOfAll(sql::Query& query, const Schema& schema)
{
    auto* test = query.rest.empty() && query.first.having ? std::get_if<sql::Comparison>(&query.first.having->test) : nullptr;
    auto* all = test ? std::get_if<sql::ScalarQuery>(&test->right.term) : nullptr;
    ColumnReference* counted = all ? columnCounted(test->left) : nullptr;
    ColumnReference* known = counted && all->query->first.items.size() == 1 ? columnCounted(all->query->first.items.front().expression)
                                                                            : nullptr;
    if (!known || known->column == counted->column || refersTo(counted->column, known->column, schema))
        return false;
    const auto place = placeInFrom(schema.column(known->column).table, query.first);
    if (!place)
        return false;
    *counted = ColumnReference{{0, *place}, known->column};
    return true;
}

} // namespace ratatosk
