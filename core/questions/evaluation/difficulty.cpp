// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/evaluation/difficulty.h"

#include <algorithm>

namespace ratatosk {
namespace {

using namespace sql::spider;

/// WHERE, GROUP BY, ORDER BY, LIMIT, each further table, each OR, each LIKE.
int countClauses(const Query& query)
{
    const auto conditions = allConditions(query);
    const auto isLike = [](const Condition* condition) { return condition->comparison == Comparison::Like; };
    const auto likes = std::ranges::count_if(conditions, isLike);
    const auto ors = std::ranges::count(allConnectors(query), Connector::Or);
    const auto joins = query.from.empty() ? 0 : query.from.size() - 1;
    return !query.where.empty() + !query.groupBy.empty() + !query.orderBy.empty() + query.limit.has_value() + static_cast<int>(joins)
        + static_cast<int>(ors) + static_cast<int>(likes);
}

/// Queries in conditions, and a set operation.
int countNestedQueries(const Query& query)
{
    int count = query.combined.empty() ? 0 : 1;
    for (const Condition* condition : allConditions(query))
        count += (nestedQuery(condition->first) != nullptr) + (nestedQuery(condition->second) != nullptr);
    return count;
}

bool hasAggregate(const ColumnUnit& unit)
{
    return unit.aggregate != Aggregate::None;
}

/// The original counts what stands first in each entry: in conditions that is the NOT flag, and in HAVING connectors count, too.
int countAggregates(const Query& query)
{
    const auto isNegated = [](const Condition& condition) { return condition.isNegated; };
    auto count = std::ranges::count_if(query.select, [](const SelectItem& item) { return item.aggregate != Aggregate::None; });
    count += std::ranges::count_if(query.where.units, isNegated);
    count += std::ranges::count_if(query.groupBy, hasAggregate);
    for (const ValueUnit& key : query.orderBy)
        count += hasAggregate(key.left) + (key.right && hasAggregate(*key.right));
    count += std::ranges::count_if(query.having.units, isNegated);
    return static_cast<int>(count) + static_cast<int>(query.having.connectors.size());
}

/// What a query has more than one of.
int countRepetitions(const Query& query)
{
    return (countAggregates(query) > 1) + (query.select.size() > 1) + (query.where.units.size() > 1) + (query.groupBy.size() > 1);
}

} // namespace

std::string_view nameOf(Difficulty difficulty)
{
    constexpr std::array<std::string_view, 4> names{"easy", "medium", "hard", "extra"};
    return names[static_cast<size_t>(difficulty)];
}

Difficulty difficultyOf(const Query& query)
{
    const int clauses = countClauses(query);
    const int nested = countNestedQueries(query);
    const int repetitions = countRepetitions(query);
    if (nested == 0) {
        if (clauses <= 1 && repetitions == 0)
            return Difficulty::Easy;
        if ((clauses <= 1 && repetitions <= 2) || (clauses <= 2 && repetitions <= 1))
            return Difficulty::Medium;
        if ((clauses <= 2 && repetitions > 2) || (clauses == 3 && repetitions <= 2))
            return Difficulty::Hard;
    }
    if (nested <= 1 && clauses <= 1 && repetitions == 0)
        return Difficulty::Hard;
    return Difficulty::Extra;
}

} // namespace ratatosk
