// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rewriting/left_join_filter.h"

#include "core/sql/tree/conjuncts.h"
#include "core/sql/tree/term_walk.h"

#include <algorithm>
#include <vector>

namespace ratatosk {
namespace {

using sql::Condition;

/// Whether it looks at columns of sources before this one alone, and at some.
bool isOfSourcesBefore(const Condition& demand, int source)
{
    bool isBefore = true, isAny = false;
    sql::visitTerms(
        demand,
        [&](const sql::Expression& term) {
            const auto* column = std::get_if<sql::ColumnReference>(&term.term);
            const auto* output = std::get_if<sql::OutputReference>(&term.term);
            isAny = isAny || column;
            isBefore = isBefore && (!output || (output->source.level == 0 && output->source.index < source));
            isBefore = isBefore && (!column || (column->source.level == 0 && column->source.index < source));
        },
        [&](const sql::Query&) { isBefore = false; });
    return isBefore && isAny;
}

} // namespace

bool moveLeftJoinFilter(sql::Query& query)
{
    sql::SelectBlock& block = query.first;
    bool hasChanged = false;
    for (int source = 0; source < static_cast<int>(block.from.size()); ++source) {
        sql::Source& joined = block.from[static_cast<std::size_t>(source)];
        if (joined.kind != sql::JoinKind::Left || !joined.condition)
            continue;
        std::vector<Condition> demands = sql::conjuncts(joined.condition);
        const auto moved = std::ranges::stable_partition(demands, [&](const Condition& one) { return !isOfSourcesBefore(one, source); });
        for (const Condition& demand : moved)
            sql::addConjunct(block.where, demand);
        hasChanged = hasChanged || !moved.empty();
        demands.erase(moved.begin(), moved.end());
        joined.condition = sql::allOf(demands);
    }
    return hasChanged;
}

} // namespace ratatosk
