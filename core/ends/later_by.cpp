// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ends/later_by.h"

#include "core/evidence/due_words.h"
#include "core/evidence/end_words.h"
#include "core/evidence/number_places.h"
#include "core/evidence/question_words.h"
#include "core/linking/number_literal.h"
#include "core/sql/term_walk.h"

#include <array>
#include <optional>
#include <string_view>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Comparison;
using sql::ComparisonOperator;
using sql::Expression;

struct Delay {
    double days = 0;
    ComparisonOperator operation = ComparisonOperator::Greater;
};

/// 7 of "week" at the word; 0: no unit that days make up.
double daysOfUnit(const Question& question, int word)
{
    if (word >= static_cast<int>(question.words.size()))
        return 0;
    const Word& unit = question.words[static_cast<std::size_t>(word)];
    return hasLemma(unit, "day") ? 1 : hasLemma(unit, "week") ? 7 : 0;
}

bool isBehind(const Question& question, int word)
{
    static constexpr std::array<std::string_view, 7> behinds{"late", "after", "past", "overdue", "later", "behind", "too"};
    return isOneOf(wordAt(question, word), behinds);
}

/// "More than", "over", "at least" before the word; nothing for other words.
std::optional<ComparisonOperator> comparisonBefore(const Question& question, int word)
{
    const std::string_view last = wordAt(question, word - 1), before = wordAt(question, word - 2);
    if (last == "over" || (last == "than" && before == "more"))
        return ComparisonOperator::Greater;
    return last == "least" && before == "at" ? std::optional(ComparisonOperator::GreaterEqual) : std::nullopt;
}

std::optional<Delay> delaySaid(const Question& question)
{
    for (const NumberPlace& number : numberPlacesOf(question)) {
        const double unit = daysOfUnit(question, number.end);
        const auto operation = comparisonBefore(question, number.begin);
        if (unit > 0 && operation && isBehind(question, number.end + 1))
            return Delay{number.value * unit, *operation};
    }
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word) { // "a week"
        const auto operation = wordAt(question, word) == "a" ? comparisonBefore(question, word) : std::nullopt;
        if (operation && daysOfUnit(question, word + 1) > 0 && isBehind(question, word + 2))
            return Delay{daysOfUnit(question, word + 1), *operation};
    }
    return {};
}

Expression dayNumber(const Expression& day)
{
    return {sql::FunctionCall{sql::Function::JulianDay, {day}}};
}

bool isLateness(const Comparison& test, const Schema& schema)
{
    const auto* done = std::get_if<ColumnReference>(&test.left.term);
    const auto* due = std::get_if<ColumnReference>(&test.right.term);
    return done && due && test.operation == ComparisonOperator::Greater && saysEnd(schema.column(done->column))
        && saysDue(schema.column(due->column));
}

} // namespace

bool testHowLate(sql::Query& query, const Question& question, const Schema& schema)
{
    const auto delay = delaySaid(question);
    bool hasChanged = false;
    const auto bound = [&](sql::Condition& condition) {
        auto* test = std::get_if<Comparison>(&condition.test);
        if (!test || !isLateness(*test, schema))
            return;
        const Expression days{sql::Arithmetic{sql::ArithmeticOperator::Subtract, dayNumber(test->left), dayNumber(test->right)}};
        *test = {days, delay->operation, {sql::Literal{ValueType::Integer, sqlSpelling(delay->days)}}};
        hasChanged = true;
    };
    if (delay)
        sql::editParts(query, {.condition = bound, .expression = [](Expression&) {}});
    return hasChanged;
}

} // namespace ratatosk
