// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/figures/things_once.h"

#include "core/evidence/question_words.h"
#include "core/figures/counted_things.h"
#include "core/language/english_forms.h"
#include "core/schema/only_key.h"
#include "core/sql/conjuncts.h"
#include "core/sql/count_of_rows.h"
#include "core/sql/query_search.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Query;
using sql::SelectBlock;

/// Rows of tables, put together by inner joins alone.
bool isInnerJoin(const Query& query)
{
    const SelectBlock& block = query.first;
    const auto isInner = [](const sql::Source& source) {
        return source.kind == sql::JoinKind::Inner && std::holds_alternative<TableId>(source.relation);
    };
    return block.from.size() > 1 && query.rest.empty() && !query.limit && !query.takesMiddle && !block.isDistinct && !block.having
        && std::ranges::all_of(block.from, isInner);
}

/// The column of the one source that is of this table.
std::optional<ColumnReference> inOnlySource(ColumnId column, const SelectBlock& block, const Schema& schema)
{
    const TableId table = schema.column(column).table;
    const auto place = placeInFrom(table, block);
    const bool isOnly = std::ranges::count(block.from, decltype(sql::Source::relation)(table), &sql::Source::relation) == 1;
    return place && isOnly ? std::optional(ColumnReference{{0, *place}, column}) : std::nullopt;
}

/// The key of what the question counts, in its own table or, without that, in the one that refers to it.
std::optional<ColumnReference> keyOfCounted(const SelectBlock& block, const Question& question, const Schema& schema)
{
    for (const sql::Source& source : block.from) {
        const TableId table = std::get<TableId>(source.relation);
        const auto key = asksHowManyOf(table, question, schema) ? onlyKeyOf(table, schema) : std::nullopt;
        if (key)
            return inOnlySource(*key, block, schema);
    }
    const auto refers = [&](const ForeignKey& key) {
        return placeInFrom(schema.column(key.from).table, block) && asksHowManyOf(schema.column(key.to).table, question, schema);
    };
    const auto key = block.groupBy.empty() ? onlyForeignKey(schema, refers) : std::nullopt;
    return key ? inOnlySource(key->from, block, schema) : std::nullopt;
}

/// Groups by what such things are keep each of them together; but nobody counts one thing of a group each.
bool isGroupedWithin(const SelectBlock& block, const ColumnReference& key)
{
    return std::ranges::all_of(block.groupBy, [&](const sql::Expression& part) {
        const auto* column = std::get_if<ColumnReference>(&part.term);
        return column && column->source == key.source && column->column != key.column;
    });
}

bool showsOrder(const Query& query)
{
    const auto isShown = [&](const sql::OrderKey& key) {
        return std::ranges::any_of(query.first.items, [&](const sql::SelectItem& item) { return item.expression == key.expression; });
    };
    return std::ranges::all_of(query.orderBy, isShown);
}

/// "Towns without a restaurant": a list of what some rows of the same table say, without what others say.
const ColumnReference* listedWithout(const Query& query)
{
    const SelectBlock& block = query.first;
    const auto* column = block.items.size() == 1 ? std::get_if<ColumnReference>(&block.items.front().expression.term) : nullptr;
    const auto leavesOut = [&](const sql::Condition& demand) {
        const auto* others = std::get_if<sql::InQuery>(&demand.test);
        return others && others->isNegated && others->value == block.items.front().expression && others->query->first.from.size() == 1
            && others->query->first.from.front().relation == block.from.front().relation;
    };
    const bool isList = column && block.from.size() == 1 && query.rest.empty() && !query.limit && !block.isDistinct && block.groupBy.empty()
        && std::ranges::any_of(sql::conjuncts(block.where), leavesOut);
    return isList && showsOrder(query) ? column : nullptr;
}

/// "How many pizzas were ordered" counts what was ordered, not the kinds of it; who orders is another matter.
bool areHandedOut(const Question& question)
{
    static constexpr std::array<std::string_view, 12> verbs{"order",  "sell", "rent",    "hire",  "lend",    "loan",
                                                            "borrow", "buy",  "deliver", "serve", "produce", "ship"};
    const int place = placeOfThings(question);
    const bool arePeople = place >= 0 && isPerson(singularOf(std::string(wordAt(question, place))));
    return !arePeople && std::ranges::any_of(question.words, [](const Word& word) { return hasLemma(word, verbs); });
}

/// The numbers of rows that a query shows, once, and puts rows in order by; none where one is part of another figure.
std::vector<sql::Expression*> countsShown(Query& query)
{
    std::vector<sql::Expression*> counts;
    int shown = 0, all = 0;
    for (sql::SelectItem& item : query.first.items)
        if (sql::isCountOfRows(item.expression) && ++shown)
            counts.push_back(&item.expression);
    for (sql::OrderKey& order : query.orderBy)
        if (sql::isCountOfRows(order.expression))
            counts.push_back(&order.expression);
    sql::visitParts(query, {.expression = [&](const sql::Expression& part) { all += sql::isCountOfRows(part) ? 1 : 0; }});
    const bool haveFilter = std::ranges::any_of(
        counts, [](const sql::Expression* count) { return !std::get<sql::AggregateCall>(count->term).filter.empty(); });
    return shown == 1 && all == static_cast<int>(counts.size()) && !haveFilter ? counts : std::vector<sql::Expression*>();
}

} // namespace

bool listThingsOnce(Query& query, const CellLookup& cells)
{
    if (const ColumnReference* column = listedWithout(query)) {
        query.first.isDistinct = cells.repeats(query.first, *column) == CellLookup::Found::Yes;
        return query.first.isDistinct;
    }
    const auto source = isInnerJoin(query) && query.first.groupBy.empty() && showsOrder(query) ? onlySourceShown(query.first)
                                                                                               : std::nullopt;
    if (!source)
        return false;
    const TableId table = std::get<TableId>(query.first.from[static_cast<std::size_t>(*source)].relation);
    const auto key = onlyKeyOf(table, cells.schema());
    if (!key || cells.repeats(query.first, {{0, *source}, *key}) != CellLookup::Found::Yes)
        return false;
    query.first.isDistinct = true;
    return true;
}

bool countThingsOnce(Query& query, const Question& question, const CellLookup& cells)
{
    const SelectBlock& block = query.first;
    const auto key = isInnerJoin(query) && !areHandedOut(question) ? keyOfCounted(block, question, cells.schema()) : std::nullopt;
    const std::vector<sql::Expression*> counts = key ? countsShown(query) : std::vector<sql::Expression*>();
    if (counts.empty() || !isGroupedWithin(block, *key) || cells.repeats(block, *key) != CellLookup::Found::Yes)
        return false;
    for (sql::Expression* count : counts) {
        auto& call = std::get<sql::AggregateCall>(count->term);
        call.isDistinct = true;
        *call.argument = {*key};
    }
    return true;
}

} // namespace ratatosk
