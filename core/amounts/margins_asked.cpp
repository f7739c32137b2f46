// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/amounts/margins_asked.h"

#include "core/amounts/price_columns.h"
#include "core/evidence/question_words.h"
#include "core/language/word_splitter.h"
#include "core/sql/query_search.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::Arithmetic;
using sql::ArithmeticOperator;
using sql::ColumnReference;
using sql::Expression;
using sql::SelectBlock;

Expression marginOf(const PricePair& prices, const sql::SourceReference& source)
{
    return {Arithmetic{ArithmeticOperator::Subtract, Expression{ColumnReference{source, prices.price}},
                       Expression{ColumnReference{source, prices.cost}}}};
}

/// "Per piece", "on one piece", "per part" of a table of parts: not on all that was sold.
bool asksForMargin(const Question& question, const Table& table)
{
    static constexpr std::array<std::string_view, 3> margins{"margin", "markup", "profit"};
    static constexpr std::array<std::string_view, 4> eaches{"per", "one", "each", "a"};
    static constexpr std::array<std::string_view, 3> pieces{"piece", "unit", "item"};
    const std::vector<Word> name = splitName(table.spokenName);
    if (!says(question, margins) || name.empty())
        return false;
    for (int word = 0; word + 1 < static_cast<int>(question.words.size()); ++word) {
        const Word& next = question.words[static_cast<std::size_t>(word) + 1];
        if (isOneOf(wordAt(question, word), eaches) && (hasLemma(next, pieces) || sameWord(next, name.back())))
            return true;
    }
    return false;
}

/// price - cost in the place of cost - price.
bool turnRound(sql::Query& query, const Schema& schema)
{
    bool hasChanged = false;
    const auto turn = [&](Expression& part) {
        auto* difference = std::get_if<Arithmetic>(&part.term);
        const bool isDifference = difference && difference->operation == ArithmeticOperator::Subtract;
        const auto* left = isDifference ? std::get_if<ColumnReference>(&difference->left->term) : nullptr;
        const auto* right = isDifference ? std::get_if<ColumnReference>(&difference->right->term) : nullptr;
        const auto prices = left && right && left->source == right->source ? pricesOf(schema.column(left->column).table, schema)
                                                                           : std::nullopt;
        if (!prices || left->column != prices->cost || right->column != prices->price)
            return;
        part = marginOf(*prices, sql::SourceReference(left->source));
        hasChanged = true;
    };
    sql::editParts(query, {.condition = [](sql::Condition&) {}, .expression = turn});
    return hasChanged;
}

/// All that is shown beside figures is of the source.
bool showsOnly(const SelectBlock& block, int source)
{
    return std::ranges::all_of(block.items, [&](const sql::SelectItem& item) {
        const auto* column = std::get_if<ColumnReference>(&item.expression.term);
        return !column || column->source.index == source;
    });
}

/// The things with their margins, in the order of these where the query puts anything in order.
sql::Query thingsWithMargins(const sql::Query& query, int source, const PricePair& prices)
{
    sql::Query margins;
    margins.first.from = {query.first.from[static_cast<std::size_t>(source)]};
    margins.first.from.front().keys.clear();
    margins.first.from.front().condition.reset();
    for (const sql::SelectItem& item : query.first.items)
        if (const auto* column = std::get_if<ColumnReference>(&item.expression.term);
            column && column->column != prices.cost && column->column != prices.price)
            margins.first.items.push_back({Expression{ColumnReference{{}, column->column}}, {}});
    margins.first.items.push_back({marginOf(prices, {}), {}});
    if (!query.orderBy.empty())
        margins.orderBy = {{marginOf(prices, {}), query.orderBy.front().isDescending}};
    margins.limit = query.limit;
    return margins;
}

} // namespace

bool reckonMarginsAsked(sql::Query& query, const Question& question, const Schema& schema)
{
    bool hasChanged = turnRound(query, schema);
    for (int source = 0; isFlat(query) && !query.first.where && source < static_cast<int>(query.first.from.size()); ++source) {
        const auto* table = std::get_if<TableId>(&query.first.from[static_cast<std::size_t>(source)].relation);
        const auto prices = table ? pricesOf(*table, schema) : std::nullopt;
        if (!prices || !asksForMargin(question, schema.table(*table)) || !showsOnly(query.first, source))
            continue;
        const auto holdsMargin = [&](const sql::SelectItem& item) {
            const auto* call = std::get_if<sql::FunctionCall>(&item.expression.term);
            const bool isRounded = call && call->function == sql::Function::Round;
            return (isRounded ? call->arguments.front() : item.expression) == marginOf(*prices, {0, source});
        };
        if (std::ranges::any_of(query.first.items, holdsMargin))
            continue;
        query = thingsWithMargins(query, source, *prices);
        return true;
    }
    return hasChanged;
}

} // namespace ratatosk
