// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mending/columns_requested.h"

#include "core/mending/request_list.h"
#include "core/mending/request_meaning.h"
#include "core/sql/query_search.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Expression;
using sql::SelectItem;

constexpr std::array<std::string_view, 8> kAsksForFigures{"many", "count", "number", "often", "total", "sum", "per", "much"};
constexpr std::array<std::string_view, 7> kAsking{"how", "what", "when", "where", "who", "which", "whose"};

bool isColumn(const SelectItem& item)
{
    return std::holds_alternative<ColumnReference>(item.expression.term);
}

bool isFigure(const SelectItem& item)
{
    return std::holds_alternative<sql::AggregateCall>(item.expression.term);
}

void append(std::vector<SelectItem>& items, const Expression& expression)
{
    if (std::ranges::find(items, expression, &SelectItem::expression) == items.end())
        items.push_back({expression, {}});
}

/// Before the list or, where that stands aside, behind it.
bool asksForFigures(const Question& question, const RequestList& list)
{
    const std::span words(question.words);
    const auto asks = [](const Word& word) { return hasLemma(word, kAsksForFigures); };
    return std::ranges::any_of(words.first(static_cast<std::size_t>(list.begin)), asks)
        || std::ranges::any_of(words.subspan(static_cast<std::size_t>(list.end)), asks);
}

/// "Who comes next, and how much is it? First and last name."
bool asksForMore(const Question& question, const RequestList& list)
{
    for (int word = 1; word < list.begin; ++word) {
        const bool isBehindAnd = wordAt(question, word - 1) == "and"
            || (word > 1 && wordAt(question, word - 2) == "and"); // "and on what day"
        if (isOneOf(wordAt(question, word), kAsking) && isBehindAnd)
            return true;
    }
    return false;
}

/// "Years" of how many there were: what is reckoned of the column stands for it.
std::optional<Expression> reckonedOf(const Expression& expression, const sql::SelectBlock& block)
{
    for (const SelectItem& item : block.items) {
        bool isIn = false;
        sql::visitTerms(item.expression, [&](const Expression& term) { isIn = isIn || term == expression; });
        if (isIn && !isColumn(item) && !isFigure(item) && !shows(block, expression))
            return item.expression;
    }
    return {};
}

/// A figure that only tells which groups are meant is not shown beside what is requested.
std::vector<SelectItem> itemsAsRequested(const sql::SelectBlock& block, const RequestList& list, const Question& question)
{
    std::vector<SelectItem> items;
    if (list.isAddition || asksForMore(question, list))
        items = block.items;
    for (const Expression& expression : list.expressions)
        append(items, reckonedOf(expression, block).value_or(expression));
    for (const SelectItem& item : block.items) {
        const bool isShown = isFigure(item) ? !block.having || asksForFigures(question, list) : !isColumn(item);
        if (isShown)
            append(items, item.expression);
    }
    return items;
}

bool isSameSet(const std::vector<SelectItem>& left, const std::vector<SelectItem>& right)
{
    return left.size() == right.size() && std::ranges::all_of(left, [&](const SelectItem& item) {
               return std::ranges::find(right, item.expression, &SelectItem::expression) != right.end();
           });
}

bool isOfRowsOrGroups(const sql::Query& query)
{
    const auto& items = query.first.items;
    return query.rest.empty() && isOfTables(query.first) && std::ranges::any_of(items, isColumn)
        && std::ranges::all_of(items,
                               [](const SelectItem& item) { return !std::holds_alternative<sql::ScalarQuery>(item.expression.term); });
}

} // namespace

bool showWhatIsRequested(sql::Query& query, const Question& question, const CellLookup& cells)
{
    if (!isOfRowsOrGroups(query))
        return false;
    sql::SelectBlock& block = query.first;
    const auto list = requestList(question, requestMeaning(query, cells));
    if (!list)
        return false;
    std::vector<SelectItem> items = itemsAsRequested(block, *list, question);
    const bool losesGroups = !block.groupBy.empty() && std::ranges::none_of(items, isColumn); // figures of nobody knows what
    if (losesGroups || isSameSet(items, block.items))
        return false;
    block.items = std::move(items);
    return true;
}

} // namespace ratatosk
