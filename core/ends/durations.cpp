// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ends/durations.h"

#include "core/calendar/duration_units.h"
#include "core/calendar/iso_dates.h"
#include "core/evidence/due_words.h"
#include "core/evidence/question_words.h"
#include "core/language/scaffold_words.h"
#include "core/sql/query_search.h"
#include "core/sql/term_walk.h"
#include "core/text/characters.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Expression;

bool asksForDuration(const Question& question)
{
    static constexpr std::array<std::string_view, 5> durations{"duration", "length", "take", "last", "lasting"};
    for (int word = 0; word + 1 < static_cast<int>(question.words.size()); ++word)
        if (wordAt(question, word) == "how" && wordAt(question, word + 1) == "long")
            return true;
    return says(question, durations);
}

bool speaksOfDue(const Question& question)
{
    return saysLate(question) || std::ranges::any_of(question.words, [](const Word& word) { return isDueName(word.lemmas.front()); });
}

ColumnReference* dayReckoned(Expression& expression)
{
    auto* call = std::get_if<sql::FunctionCall>(&expression.term);
    const bool isDay = call && call->function == sql::Function::JulianDay && call->arguments.size() == 1;
    return isDay ? std::get_if<ColumnReference>(&call->arguments.front().term) : nullptr;
}

/// The one day of the column's table that each row has, and the one when it ended.
std::optional<std::pair<ColumnId, ColumnId>> stayBeside(ColumnId column, const CellLookup& cells)
{
    const Schema& schema = cells.schema();
    std::vector<ColumnId> begins, ends;
    for (const ColumnId id : schema.columnsOf(schema.column(column).table)) {
        if (!holdsDays(id, cells) || saysDue(schema.column(id)))
            continue;
        const std::vector<Word> name = splitName(schema.column(id).spokenName);
        const bool isEnd = std::ranges::any_of(name,
                                               [](const Word& word) { return word.text != "out" && isEndingName(lowerCase(word.text)); });
        (isEnd ? ends : begins).push_back(id);
    }
    return begins.size() == 1 && ends.size() == 1 ? std::optional(std::pair(begins.front(), ends.front())) : std::nullopt;
}

/// `start time` beside `end time`, `began` beside `ended`: the column called as the end is, but for a beginning.
std::optional<ColumnId> beginCalledLike(ColumnId end, const CellLookup& cells)
{
    static constexpr std::array<std::array<std::string_view, 2>, 11> pairs{{{"start", "end"},
                                                                            {"begin", "end"},
                                                                            {"start", "finish"},
                                                                            {"from", "to"},
                                                                            {"from", "until"},
                                                                            {"in", "out"},
                                                                            {"arrival", "departure"},
                                                                            {"arrive", "depart"},
                                                                            {"arrive", "leave"},
                                                                            {"open", "close"},
                                                                            {"borrow", "return"}}};
    const Schema& schema = cells.schema();
    const std::vector<Word> name = splitName(schema.column(end).spokenName);
    for (const ColumnId other : schema.columnsOf(schema.column(end).table)) {
        const std::vector<Word> begin = splitName(schema.column(other).spokenName);
        if (begin.size() != name.size() || other == end || holdsDays(other, cells) != holdsDays(end, cells))
            continue;
        const bool isLike = std::ranges::equal(name, begin, [&](const Word& one, const Word& two) {
            return one.text == two.text
                || std::ranges::any_of(pairs, [&](const auto& pair) { return hasLemma(one, pair[1]) && hasLemma(two, pair[0]); });
        });
        if (isLike)
            return other;
    }
    return {};
}

/// Whether the one day comes before the other in some rows, and after it in none.
bool alwaysBefore(const ColumnReference& one, const ColumnReference& other, const sql::SelectBlock& block, const CellLookup& cells)
{
    const auto some = [&](sql::ComparisonOperator operation) {
        const sql::Condition test{sql::Comparison{{one}, operation, {other}}};
        return one.source == other.source ? cells.any(one.column, test) : cells.anyRow(block, test);
    };
    return some(sql::ComparisonOperator::Less) == CellLookup::Found::Yes && some(sql::ComparisonOperator::Greater) == CellLookup::Found::No;
}

/// left - arrived is below 0 in each row: arrived - left is meant.
bool countForwards(sql::Query& query, const CellLookup& cells)
{
    bool hasChanged = false;
    const auto turn = [&](Expression& part) {
        auto* difference = std::get_if<sql::Arithmetic>(&part.term);
        const bool isDifference = difference && difference->operation == sql::ArithmeticOperator::Subtract;
        ColumnReference* end = isDifference ? dayReckoned(*difference->left) : nullptr;
        ColumnReference* begin = isDifference ? dayReckoned(*difference->right) : nullptr;
        const bool isOfBlock = begin && end && (begin->source == end->source || isFlat(query));
        if (!isOfBlock || holdsDays(begin->column, cells) != holdsDays(end->column, cells)
            || !alwaysBefore(*end, *begin, query.first, cells))
            return;
        std::swap(*begin, *end);
        hasChanged = true;
    };
    sql::editParts(query, {.condition = [](sql::Condition&) {}, .expression = turn});
    return hasChanged;
}

/// The day that an average is of, and its filter left aside.
const ColumnReference* dayAveraged(const Expression& expression, const CellLookup& cells)
{
    const auto* call = std::get_if<sql::AggregateCall>(&expression.term);
    const auto* day = call && call->function == sql::Aggregate::Avg ? std::get_if<ColumnReference>(&call->argument->term) : nullptr;
    return day && holdsDays(day->column, cells) ? day : nullptr;
}

/// avg(closed) - avg(opened): the mean of what lies between; days have none.
bool averageDifferences(sql::Query& query, const CellLookup& cells)
{
    bool hasChanged = false;
    const auto mend = [&](Expression& part) {
        auto* difference = std::get_if<sql::Arithmetic>(&part.term);
        const bool isDifference = difference && difference->operation == sql::ArithmeticOperator::Subtract;
        const ColumnReference* left = isDifference ? dayAveraged(*difference->left, cells) : nullptr;
        const ColumnReference* right = isDifference ? dayAveraged(*difference->right, cells) : nullptr;
        if (!left || !right || left->source != right->source
            || std::get<sql::AggregateCall>(difference->left->term).filter != std::get<sql::AggregateCall>(difference->right->term).filter)
            return;
        const auto dayNumber = [](const ColumnReference& day) {
            return Expression{sql::FunctionCall{sql::Function::JulianDay, {Expression{day}}}};
        };
        sql::AggregateCall mean = std::get<sql::AggregateCall>(difference->left->term);
        *mean.argument = {sql::Arithmetic{sql::ArithmeticOperator::Subtract, dayNumber(*left), dayNumber(*right)}};
        part = {std::move(mean)};
        hasChanged = true;
    };
    sql::editParts(query, {.condition = [](sql::Condition&) {}, .expression = mend});
    return hasChanged;
}

} // namespace

bool reckonDurations(sql::Query& query, const Question& question, const CellLookup& cells)
{
    bool hasChanged = averageDifferences(query, cells);
    if (hasChanged) // which rules before this could not
        reckonInUnitAsked(query, question);
    hasChanged |= countForwards(query, cells);
    if (!query.rest.empty() || !asksForDuration(question) || speaksOfDue(question))
        return hasChanged;
    const auto reckon = [&](Expression& part) {
        auto* difference = std::get_if<sql::Arithmetic>(&part.term);
        ColumnReference* end = difference && difference->operation == sql::ArithmeticOperator::Subtract ? dayReckoned(*difference->left)
                                                                                                        : nullptr;
        ColumnReference* begin = end ? dayReckoned(*difference->right) : nullptr;
        const auto called = begin && begin->source == end->source ? beginCalledLike(end->column, cells) : std::nullopt;
        if (called && begin->column != *called) {
            begin->column = *called;
            hasChanged = true;
            return;
        }
        const auto stay = begin && begin->source == end->source ? stayBeside(end->column, cells) : std::nullopt;
        if (!stay || (begin->column == stay->first && end->column == stay->second))
            return;
        begin->column = stay->first;
        end->column = stay->second;
        hasChanged = true;
    };
    sql::editParts(query, {.condition = [](sql::Condition&) {}, .expression = reckon});
    return hasChanged;
}

} // namespace ratatosk
