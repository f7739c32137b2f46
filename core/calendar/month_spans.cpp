// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calendar/month_spans.h"

#include "core/evidence/question_words.h"
#include "core/language/calendar_date.h"
#include "core/language/calendar_period.h"
#include "core/linking/number_literal.h"
#include "core/sql/conjuncts.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::Comparison;
using sql::ComparisonOperator;
using sql::Condition;
using sql::Expression;
using sql::Literal;

struct MonthSpan {
    int year = 0;
    int first = 0, last = 0; ///< months from 1
};

int monthAt(const Question& question, int word)
{
    return monthOfName(wordAt(question, word));
}

/// "June and August 2024" behind "between", "June to August 2024"; not "15 June to 3 August".
std::optional<MonthSpan> spanNamed(const Question& question)
{
    static constexpr std::array<std::string_view, 5> links{"to", "till", "until", "through", "-"};
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word) {
        const int first = monthAt(question, word), last = monthAt(question, word + 2);
        const std::string_view link = wordAt(question, word + 1);
        const bool isBetween = link == "and" && wordAt(question, word - 1) == "between";
        const bool isLinked = isBetween || std::ranges::find(links, link) != links.end();
        const auto year = readNumber(wordAt(question, word + 3));
        const auto day = readNumber(wordAt(question, word - 1));
        if (isLinked && !day && first > 0 && last > first && year && isYear(*year))
            return MonthSpan{static_cast<int>(year->value), first, last};
    }
    return {};
}

/// The day that a part of it, or the day itself, is held against a text.
std::optional<Expression> dayTested(const Condition& demand, const MonthSpan& span)
{
    const auto* test = std::get_if<Comparison>(&demand.test);
    const auto* literal = test ? std::get_if<Literal>(&test->right.term) : nullptr;
    if (!literal || literal->type != ValueType::Text)
        return {};
    const auto* call = std::get_if<sql::FunctionCall>(&test->left.term);
    const bool isPart = call && call->function == sql::Function::Strftime && call->arguments.size() == 2;
    if (isPart)
        return std::get_if<sql::ColumnReference>(&call->arguments[1].term) ? std::optional(call->arguments[1]) : std::nullopt;
    const bool isOfYear = literal->text.starts_with(std::to_string(span.year)) || literal->text.starts_with(std::to_string(span.year + 1))
        || literal->text.size() == 2; // a month
    const bool isDay = isOfYear && std::holds_alternative<sql::ColumnReference>(test->left.term);
    return isDay ? std::optional(test->left) : std::nullopt;
}

bool testSpan(Condition& clause, const MonthSpan& span)
{
    std::vector<Condition> demands = sql::conjuncts(clause);
    std::optional<Expression> day;
    for (const Condition& demand : demands)
        if (const auto tested = dayTested(demand, span)) {
            if (day && *day != *tested)
                return false;
            day = tested;
        }
    if (!day)
        return false;
    std::erase_if(demands, [&](const Condition& demand) { return dayTested(demand, span).has_value(); });
    const auto bound = [&](ComparisonOperator operation, const std::string& text) {
        demands.push_back({Comparison{*day, operation, {Literal{ValueType::Text, text}}}});
    };
    bound(ComparisonOperator::GreaterEqual, wholeMonth(span.year, span.first).first);
    bound(ComparisonOperator::Less, wholeMonth(span.year, span.last).behind);
    const Condition mended = *sql::allOf(demands);
    const bool hasChanged = mended != clause;
    clause = mended;
    return hasChanged;
}

} // namespace

bool testSpansOfMonths(sql::Query& query, const Question& question)
{
    static constexpr std::array<std::string_view, 6> changes{"grow", "growth", "rise", "change", "increase", "decrease"};
    const auto span = says(question, changes) ? std::nullopt
                                              : spanNamed(question); // "growth from June to July 2024" holds two against each other
    bool hasChanged = false;
    if (span)
        sql::editClauses(query, [&](Condition& clause) { hasChanged |= testSpan(clause, *span); });
    return hasChanged;
}

} // namespace ratatosk
