// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/dates/month_spans.h"

#include "core/english/language/calendar_date.h"
#include "core/english/language/calendar_period.h"
#include "core/linking/links/number_literal.h"
#include "core/rules/evidence/question_words.h"
#include "core/sql/tree/conjuncts.h"
#include "core/sql/tree/term_walk.h"

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
    bool isListed = false;   ///< each month by its name: they may be meant one by one
};

/// 1 to 12; 0: no month.
int monthAt(const Question& question, int word)
{
    return monthOfName(wordAt(question, word));
}

/// "June, July and August": how many months stand there one after the other, and the word behind them; nothing for fewer than three.
std::optional<std::pair<int, int>> monthsListed(const Question& question, int word)
{
    constexpr int fewest = 3;
    int last = monthAt(question, word), count = last > 0 ? 1 : 0, behind = word + 1;
    while (count > 0) {
        const bool isMark = wordAt(question, behind) == "," || wordAt(question, behind) == "and" || wordAt(question, behind) == "or";
        const int next = monthAt(question, behind + (isMark ? 1 : 0));
        if (next != last + 1)
            break;
        last = next;
        ++count;
        behind += isMark ? 2 : 1;
    }
    return count >= fewest ? std::optional(std::pair(last, behind)) : std::nullopt;
}

constexpr std::array<std::string_view, 3> kBeginnings{"start", "beginning", "first"};
constexpr std::array<std::string_view, 2> kEndings{"end", "last"};

/// The word behind "the end of", where that stands there.
int behindEdge(const Question& question, int word)
{
    const bool isEdge = wordAt(question, word) == "the" && isOneOf(wordAt(question, word + 1), kEndings)
        && wordAt(question, word + 2) == "of";
    return isEdge ? word + 3 : word;
}

/// The word before "the start of", where that ends there.
int beforeEdge(const Question& question, int word)
{
    const bool isEdge = wordAt(question, word) == "of" && isOneOf(wordAt(question, word - 1), kBeginnings)
        && wordAt(question, word - 2) == "the";
    return isEdge ? word - 3 : word;
}

/// "June to August", "jun-aug": the first and last month, and the word behind them.
struct MonthsLinked {
    int first = 0, last = 0, behind = 0;
    bool isListed = false;
};

std::optional<MonthsLinked> monthsLinked(const Question& question, int word)
{
    static constexpr std::array<std::string_view, 6> links{"to", "till", "until", "through", "-", "\u2013"};
    const std::string_view text = wordAt(question, word);
    if (const std::size_t hyphen = text.find('-'); hyphen != std::string_view::npos) {
        const int first = monthOfName(std::string(text.substr(0, hyphen))), last = monthOfName(std::string(text.substr(hyphen + 1)));
        return first > 0 && last > first ? std::optional(MonthsLinked{first, last, word + 1}) : std::nullopt;
    }
    const int other = behindEdge(question, word + 2); // "... and the end of May"
    const int first = monthAt(question, word), last = monthAt(question, other);
    const int before = beforeEdge(question, word - 1);
    const bool isBetween = wordAt(question, word + 1) == "and" && wordAt(question, before) == "between";
    if (first > 0 && last > first && (isBetween || isOneOf(wordAt(question, word + 1), links)))
        return MonthsLinked{first, last, other + 1};
    const auto listed = monthsListed(question, word);
    return listed ? std::optional(MonthsLinked{first, listed->first, listed->second, true}) : std::nullopt;
}

/// Each within one year.
std::vector<MonthSpan> spansNamed(const Question& question)
{
    std::vector<MonthSpan> spans;
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word) {
        const auto months = readNumber(wordAt(question, word - 1)) ? std::nullopt : monthsLinked(question, word); // "5 May to June"
        const int behind = months ? months->behind + (wordAt(question, months->behind) == "of" ? 1 : 0) : 0;
        const auto year = months ? readNumber(wordAt(question, behind)) : std::nullopt;
        if (year && isYear(*year))
            spans.push_back({static_cast<int>(year->value), months->first, months->last, months->isListed});
    }
    return spans;
}

/// "month = '06' OR month = '07'": the day that all of them are parts of.
std::optional<Expression> monthsOfOneDay(const sql::Junction& either)
{
    std::optional<Expression> day;
    for (const Condition& part : either.parts) {
        const auto* test = std::get_if<Comparison>(&part.test);
        const auto* literal = test ? std::get_if<Literal>(&test->right.term) : nullptr;
        const auto* call = test ? std::get_if<sql::FunctionCall>(&test->left.term) : nullptr;
        const bool isMonth = literal && literal->text.size() == 2 && call && call->function == sql::Function::Strftime
            && call->arguments.size() == 2 && std::holds_alternative<sql::ColumnReference>(call->arguments[1].term);
        if (!isMonth || (day && *day != call->arguments[1]))
            return {};
        day = call->arguments[1];
    }
    return day;
}

/// The day that a part of it, or the day itself, is held against a text.
std::optional<Expression> dayTested(const Condition& demand, const MonthSpan& span)
{
    if (const auto* either = std::get_if<sql::Junction>(&demand.test))
        return monthsOfOneDay(*either);
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

/// Whether the earliest day that is spoken of lies in that year.
bool isOfYear(const Condition& clause, int year)
{
    std::string earliest;
    for (const Condition& demand : sql::conjuncts(clause)) {
        const auto* test = std::get_if<Comparison>(&demand.test);
        const auto* literal = test ? std::get_if<Literal>(&test->right.term) : nullptr;
        if (literal && literal->text.size() >= 4 && (earliest.empty() || literal->text < earliest))
            earliest = literal->text;
    }
    return earliest.starts_with(std::to_string(year));
}

/// "Then nothing until the year was out": what begins behind the months is of another time.
bool isBehind(const Condition& clause, const MonthSpan& span)
{
    return std::ranges::any_of(sql::conjuncts(clause), [&](const Condition& demand) {
        const auto* test = std::get_if<Comparison>(&demand.test);
        const auto* literal = test ? std::get_if<Literal>(&test->right.term) : nullptr;
        const bool isLower = literal
            && (test->operation == ComparisonOperator::Greater || test->operation == ComparisonOperator::GreaterEqual);
        return isLower && literal->text.size() > 4 && literal->text >= wholeMonth(span.year, span.last).behind;
    });
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
    const std::vector<MonthSpan> spans = spansNamed(question);
    if (says(question, changes)) // "growth from June to July 2024" holds two against each other
        return false;
    bool hasChanged = false;
    const auto areOfOneYear = [](const MonthSpan& one, const MonthSpan& two) { return one.year == two.year; };
    if (std::ranges::adjacent_find(spans, areOfOneYear) != spans.end()) // which test is of which cannot be told
        return false;
    Condition* where = query.first.where ? &*query.first.where : nullptr;
    sql::editClauses(query, [&](Condition& clause) {
        for (const MonthSpan& span : spans) {
            const bool isMeant = (!span.isListed || &clause == where) && !isBehind(clause, span);
            hasChanged |= isMeant && (spans.size() == 1 || isOfYear(clause, span.year)) && testSpan(clause, span);
        }
    });
    return hasChanged;
}

} // namespace ratatosk
