// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/conversation/kept_columns.h"

#include "core/answer/conversation/whole_questions.h"
#include "core/sql/tree/conjuncts.h"
#include "core/sql/tree/query_search.h"
#include "core/sql/tree/term_walk.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <set>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Expression;
using sql::Query;
using sql::SelectBlock;
using sql::SelectItem;

std::optional<TableId> tableOf(const sql::Source& source)
{
    const auto* table = std::get_if<TableId>(&source.relation);
    return table ? std::optional(*table) : std::nullopt;
}

/// The only place in FROM that has the table.
std::optional<int> placeOf(TableId table, const SelectBlock& block)
{
    std::optional<int> place;
    for (int i = 0; i < std::ssize(block.from); ++i) {
        if (tableOf(block.from[static_cast<std::size_t>(i)]) != table)
            continue;
        if (place)
            return {};
        place = i;
    }
    return place;
}

/// A part of one flat query as it would stand in another; nothing where that does not read its tables.
template <class Part>
std::optional<Part> moved(Part part, const SelectBlock& from, const SelectBlock& to)
{
    bool isPossible = true;
    sql::editTerms(part, [&](Expression& term) {
        auto* column = std::get_if<ColumnReference>(&term.term);
        if (!column)
            return;
        const auto table = tableOf(from.from[static_cast<std::size_t>(column->source.index)]);
        const auto place = table && placeOf(*table, from) ? placeOf(*table, to) : std::nullopt;
        isPossible = isPossible && place;
        column->source.index = place.value_or(0);
    });
    return isPossible ? std::optional(std::move(part)) : std::nullopt;
}

/// Both queries, with the parts of the earlier one as they would stand in the other.
struct Turns {
    Query& query;
    std::vector<SelectItem> items; ///< of the earlier query
    std::vector<Expression> groups;
    std::vector<sql::Condition> demands;

    static std::optional<Turns> of(Query& query, const Query& earlier)
    {
        Turns turns{query, {}, {}, {}};
        for (const SelectItem& item : earlier.first.items) {
            auto expression = moved(item.expression, earlier.first, query.first);
            if (!expression)
                return {};
            turns.items.push_back({*std::move(expression), item.alias});
        }
        for (const Expression& group : earlier.first.groupBy) {
            auto expression = moved(group, earlier.first, query.first);
            if (!expression)
                return {};
            turns.groups.push_back(*std::move(expression));
        }
        for (const auto* clause : {&earlier.first.where, &earlier.first.having})
            for (const sql::Condition& condition : sql::conjuncts(*clause)) {
                auto demand = moved(condition, earlier.first, query.first);
                if (!demand)
                    return {};
                turns.demands.push_back(*std::move(demand));
            }
        return turns;
    }
};

bool has(const std::vector<Expression>& all, const Expression& one)
{
    return std::ranges::find(all, one) != all.end();
}

bool hasItem(const std::vector<SelectItem>& items, const Expression& one)
{
    return std::ranges::find(items, one, &SelectItem::expression) != items.end();
}

/// Every row that was left out before is left out still.
bool keepsDemands(const Turns& turns)
{
    std::vector<sql::Condition> now;
    for (const auto* clause : {&turns.query.first.where, &turns.query.first.having})
        std::ranges::move(sql::conjuncts(*clause), std::back_inserter(now));
    return std::ranges::all_of(turns.demands, [&](const auto& demand) { return std::ranges::find(now, demand) != now.end(); });
}

std::set<int> columnsIn(const std::vector<Expression>& expressions)
{
    std::set<int> columns;
    for (const Expression& expression : expressions)
        sql::visitTerms(expression, [&](const Expression& term) {
            if (const auto* column = std::get_if<ColumnReference>(&term.term))
                columns.insert(index(column->column));
        });
    return columns;
}

/// "only their names"
bool names(const PreparedQuestion& question, const std::set<int>& columns)
{
    return std::ranges::any_of(question.links.columns, [&](const Link<ColumnId>& link) {
        return isTelling(link.kind) && link.kind != LinkKind::WholeCell && link.kind != LinkKind::WordInCell
            && columns.contains(index(link.item));
    });
}

std::vector<Expression> expressionsOf(const std::vector<SelectItem>& items)
{
    std::vector<Expression> expressions;
    for (const SelectItem& item : items)
        expressions.push_back(item.expression);
    return expressions;
}

bool isNumber(const Expression& expression)
{
    bool isOne = false;
    sql::visitParts(expression, [&](const Expression& part) { isOne = isOne || std::holds_alternative<sql::AggregateCall>(part.term); });
    return isOne;
}

std::vector<Expression> numbersOf(const std::vector<SelectItem>& items)
{
    std::vector<Expression> measures = expressionsOf(items);
    std::erase_if(measures, [](const Expression& item) { return !isNumber(item); });
    return measures;
}

/// "only those from Germany" keeps the number of nights.
bool keepColumns(const Turns& turns, const PreparedQuestion& question)
{
    SelectBlock& block = turns.query.first;
    const bool areFewer = block.items.size() < turns.items.size()
        && std::ranges::all_of(block.items, [&](const SelectItem& item) { return hasItem(turns.items, item.expression); });
    const bool areGroupsKept = block.groupBy.size() == turns.groups.size()
        && std::ranges::all_of(turns.groups, [&](const Expression& group) { return has(block.groupBy, group); });
    if (!areFewer || !areGroupsKept || names(question, columnsIn(expressionsOf(block.items))))
        return false;
    block.items = turns.items;
    return true;
}

/// "for each species" keeps the split by sex.
bool keepGroups(const Turns& turns, const PreparedQuestion& question)
{
    SelectBlock& block = turns.query.first;
    const bool areOthers = !block.groupBy.empty() && !turns.groups.empty()
        && std::ranges::none_of(turns.groups, [&](const Expression& group) { return has(block.groupBy, group); });
    const std::vector<Expression> measures = numbersOf(block.items);
    if (!areOthers || measures.empty() || measures != numbersOf(turns.items) || names(question, columnsIn(turns.groups)))
        return false;
    auto place = std::ranges::find_if(block.items, [](const SelectItem& item) { return isNumber(item.expression); });
    for (const SelectItem& item : turns.items) {
        if (isNumber(item.expression) || hasItem(block.items, item.expression))
            continue;
        place = std::next(block.items.insert(place, item));
    }
    std::ranges::copy(turns.groups, std::back_inserter(block.groupBy));
    return true;
}

} // namespace

bool keepWhatWasShown(Query& query, const Query& earlier, const PreparedQuestion& question)
{
    const bool arePlain = isFlat(query) && isFlat(earlier) && !query.takesMiddle && !earlier.takesMiddle;
    if (!arePlain || query.first.isDistinct != earlier.first.isDistinct || isWholeQuestion(question))
        return false;
    const auto turns = Turns::of(query, earlier);
    if (!turns || !keepsDemands(*turns))
        return false;
    return keepColumns(*turns, question) || (!query.limit && !earlier.limit && keepGroups(*turns, question));
}

} // namespace ratatosk
