// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/conversation/changed_list.h"

#include "core/answer/conversation/period_alone.h"
#include "core/english/language/question_words.h"
#include "core/sql/tree/conjuncts.h"
#include "core/sql/tree/query_search.h"
#include "core/sql/tree/term_walk.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Comparison;
using sql::Condition;
using sql::Expression;
using sql::Query;

/// "How many are there?", "and how many is that in all?"
bool asksHowManyThere(const Question& question)
{
    static constexpr std::array<std::string_view, 16> others{"and", "so",    "there", "that", "those",      "these", "them", "of",
                                                             "in",  "total", "all",   "it",   "altogether", "be",    "?",    "."};
    bool isRequested = false;
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word) {
        if (wordAt(question, word) == "how" && wordAt(question, word + 1) == "many") {
            isRequested = true;
            ++word;
        } else if (!hasLemma(question.words[static_cast<std::size_t>(word)], others)) {
            return false;
        }
    }
    return isRequested && question.words.size() > 2; // "how many?" may be of anything
}

/// A list of rows becomes their number.
bool countRows(Query& query)
{
    sql::SelectBlock& block = query.first;
    const auto isNumber = [](const sql::SelectItem& item) { return std::holds_alternative<sql::AggregateCall>(item.expression.term); };
    const auto isColumn = [](const sql::SelectItem& item) { return std::holds_alternative<ColumnReference>(item.expression.term); };
    const bool isList = isFlat(query) && block.groupBy.empty() && !query.limit && std::ranges::none_of(block.items, isNumber);
    const bool isOfOne = block.items.size() == 1 && isColumn(block.items.front());
    if (!isList || (block.isDistinct && !isOfOne))
        return false;
    sql::AggregateCall count{.function = sql::Aggregate::Count, .argument = Expression{sql::Star{}}};
    if (std::exchange(block.isDistinct, false)) {
        count.isDistinct = true;
        *count.argument = block.items.front().expression;
    }
    block.items = {{Expression{std::move(count)}, {}}};
    query.orderBy.clear();
    return true;
}

/// "Sort them by price": the words behind "by", [begin, end).
std::optional<std::pair<int, int>> mentionedOrder(const Question& question)
{
    static constexpr std::array<std::string_view, 3> sorting{"sort", "order", "rank"};
    static constexpr std::array<std::string_view, 10> objects{"them", "these", "those", "it",     "this",
                                                              "that", "the",   "list",  "result", "and"};
    const auto isObject = [&](int place) {
        return place < static_cast<int>(question.words.size()) && isOneOf(question.words[static_cast<std::size_t>(place)].text, objects);
    };
    int word = 0;
    while (isObject(word))
        ++word;
    if (word >= static_cast<int>(question.words.size()) || !hasLemma(question.words[static_cast<std::size_t>(word)], sorting))
        return {};
    ++word;
    while (isObject(word))
        ++word;
    if (wordAt(question, word) != "by")
        return {};
    const int begin = wordAt(question, word + 1) == "the" ? word + 2 : word + 1;
    int end = begin;
    static constexpr std::array<std::string_view, 5> marks{",", ".", "?", "(", "-"};
    while (end < static_cast<int>(question.words.size()) && !isOneOf(wordAt(question, end), marks))
        ++end;
    return std::pair{begin, end};
}

/// "descending", "highest first"
bool isDown(const Question& question)
{
    static constexpr std::array<std::string_view, 9> downs{"descending", "desc",   "highest", "largest", "biggest",
                                                           "dearest",    "newest", "latest",  "longest"};
    return std::ranges::any_of(question.words, [](const Word& word) { return isOneOf(word.text, downs); });
}

/// The list in the order of the one column of its tables that is called so.
bool putInOrder(Query& query, const Question& question, const Schema& schema)
{
    const auto mentioned = mentionedOrder(question);
    const bool isList = mentioned && isFlat(query) && query.first.groupBy.empty() && !query.limit && !query.first.isDistinct;
    std::optional<ColumnReference> named;
    for (const ColumnReference& column : isList ? columnsInFrom(query.first, schema) : std::vector<ColumnReference>()) {
        const std::vector<Word> name = splitName(schema.column(column.column).readableName);
        const auto words = static_cast<int>(name.size());
        const bool isNamed = saysAt(question, mentioned->first, name)
            && (mentioned->first + words == mentioned->second || isDown(question)
                || wordAt(question, mentioned->first + words).starts_with("asc"));
        if (isNamed && named)
            return false;
        named = isNamed ? std::optional(column) : named;
    }
    if (!named)
        return false;
    query.orderBy = {{Expression{*named}, isDown(question)}};
    return true;
}

/// The one column that the query reads as a day: of strftime('%Y', x).
std::optional<ColumnReference> dayRead(const Query& query)
{
    std::optional<ColumnReference> day;
    bool isOne = true;
    const auto look = [&](const Expression& part) {
        const auto* call = std::get_if<sql::FunctionCall>(&part.term);
        const bool isOfDays = call && (call->function == sql::Function::Strftime || call->function == sql::Function::Date);
        const auto* column = isOfDays ? std::get_if<ColumnReference>(&call->arguments.back().term) : nullptr;
        isOne = isOne && (!column || !day || *day == *column);
        day = column ? std::optional(*column) : day;
    };
    sql::visitParts(query, {.expression = look});
    return isOne ? day : std::nullopt;
}

/// "only those in 2023"
bool asksForThoseOfPeriod(const Question& question)
{
    static constexpr std::array<std::string_view, 2> alone{"only", "just"};
    static constexpr std::array<std::string_view, 3> those{"ones", "one", "them"};
    bool isNarrowed = false;
    for (const int place : wordsOfWeight(question)) {
        const std::string_view mentioned = wordAt(question, place);
        isNarrowed = isNarrowed || isOneOf(mentioned, alone);
        if (!isOneOf(mentioned, alone) && !isOneOf(mentioned, those) && !isPeriodWord(mentioned))
            return false;
    }
    return isNarrowed;
}

/// The rows of a period, where the query reads one day and tests none.
bool narrowToPeriod(Query& query, const Question& question)
{
    const auto requested = asksForThoseOfPeriod(question) && isFlat(query) ? insideMention(question) : std::nullopt;
    const auto day = requested ? dayRead(query) : std::nullopt;
    if (!day || testsColumn(query.first, *day))
        return false;
    std::vector<Condition> demands = sql::conjuncts(query.first.where);
    demands.push_back({Comparison{Expression{*day}, sql::ComparisonOperator::GreaterEqual, sql::textExpression(requested->period.first)}});
    demands.push_back({Comparison{Expression{*day}, sql::ComparisonOperator::Less, sql::textExpression(requested->period.behind)}});
    query.first.where = sql::allOf(demands);
    return true;
}

} // namespace

bool changeList(Query& query, const Question& question, const Schema& schema)
{
    if (asksHowManyThere(question))
        return countRows(query);
    return putInOrder(query, question, schema) || narrowToPeriod(query, question);
}

} // namespace ratatosk
