// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/value/follow_up_kind.h"

#include "core/sql/tree/conjuncts.h"
#include "core/sql/tree/query_reader.h"
#include "core/sql/tree/term_walk.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <vector>

namespace ratatosk {
namespace {

using sql::Condition;
using sql::Query;

/// Which place in FROM a column is taken from differs with the joins around it: it is the column that counts.
void forgetPlace(sql::Expression& term)
{
    if (auto* column = std::get_if<sql::ColumnReference>(&term.term))
        column->source = {};
}

std::vector<Condition> conjunctsOf(const Query& query)
{
    std::vector<Condition> demands;
    for (const auto* clause : {&query.first.where, &query.first.having})
        std::ranges::move(sql::conjuncts(*clause), std::back_inserter(demands));
    for (Condition& demand : demands)
        sql::editTerms(demand, forgetPlace);
    return demands;
}

bool includes(const std::vector<Condition>& all, const std::vector<Condition>& some)
{
    return std::ranges::all_of(some, [&](const Condition& one) { return std::ranges::find(all, one) != all.end(); });
}

std::set<int> tablesOf(const Query& query)
{
    std::set<int> tables;
    for (const sql::Source& source : query.first.from)
        if (const auto* table = std::get_if<TableId>(&source.relation))
            tables.insert(index(*table));
    return tables;
}

bool shareATable(const Query& one, const Query& other)
{
    const std::set<int> known = tablesOf(other);
    return std::ranges::any_of(tablesOf(one), [&](int table) { return known.contains(table); });
}

/// Aggregates alone, of all rows together.
bool isNumber(const Query& query)
{
    return query.first.groupBy.empty() && std::ranges::all_of(query.first.items, [](const sql::SelectItem& item) {
               return std::holds_alternative<sql::AggregateCall>(item.expression.term);
           });
}

} // namespace

FollowUpKind followUpKind(const std::string& text, const std::string& earlierText, const Schema& schema)
{
    const auto query = sql::readQuery(text, schema), earlier = sql::readQuery(earlierText, schema);
    if (!query || !earlier || !shareATable(*query, *earlier))
        return FollowUpKind::None;
    const std::vector<Condition> now = conjunctsOf(*query), before = conjunctsOf(*earlier);
    if (!includes(now, before))
        return FollowUpKind::OtherCondition;
    if (isNumber(*query) && !isNumber(*earlier))
        return FollowUpKind::AboutAnswer;
    return now.size() > before.size() ? FollowUpKind::Refinement : FollowUpKind::OtherColumns;
}

} // namespace ratatosk
