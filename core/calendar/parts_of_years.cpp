// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calendar/parts_of_years.h"

#include "core/evidence/question_words.h"
#include "core/language/calendar_period.h"
#include "core/language/number_words.h"
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

struct PartOfYear {
    int year = 0;
    CalendarPeriod period;
};

/// The months from `first` on.
PartOfYear partOf(int year, int first, int months)
{
    return {year, {wholeMonth(year, first).first, wholeMonth(year, first + months - 1).behind}};
}

/// Which of several: from 1; the last of them: `count`. 0: the word says none.
int placeSaid(std::string_view word, int count)
{
    static constexpr std::array<std::array<std::string_view, 2>, 4> places{
        {{"first", "1st"}, {"second", "2nd"}, {"third", "3rd"}, {"fourth", "4th"}}};
    for (int place = 1; place <= count; ++place)
        if (std::ranges::find(places[static_cast<std::size_t>(place - 1)], word) != places[static_cast<std::size_t>(place - 1)].end())
            return place;
    return word == "last" || word == "final" ? count : 0;
}

std::optional<int> yearAt(const Question& question, int word)
{
    const int place = wordAt(question, word) == "of" || wordAt(question, word) == "in" ? word + 1 : word;
    const auto number = readNumber(wordAt(question, place));
    return number && isYear(*number) ? std::optional(static_cast<int>(number->value)) : std::nullopt;
}

/// Of one word that ends there: "three", "3"; 0: none.
int numberBehind(const Question& question, int end)
{
    if (const auto digits = readNumber(wordAt(question, end - 1)))
        return static_cast<int>(digits->value);
    for (const NumberPhrase& phrase : numberPhrasesOf(question))
        if (phrase.end == end && phrase.begin == end - 1)
            return static_cast<int>(phrase.value);
    return 0;
}

/// "second half of 2024", "first quarter of 2024", "last two months of 2024", "Q1 2024", "H2 of 2023" at the word.
std::optional<PartOfYear> partAt(const Question& question, int word)
{
    const std::string_view said = wordAt(question, word);
    const auto year = yearAt(question, word + 1);
    if (!year)
        return {};
    const int parts = said == "half" ? 2 : said == "quarter" ? 4 : 0;
    if (const int place = parts > 0 ? placeSaid(wordAt(question, word - 1), parts) : 0; place > 0)
        return partOf(*year, (place - 1) * (12 / parts) + 1, 12 / parts);
    const int months = said == "months" ? numberBehind(question, word) : 0;
    if (const std::string_view side = wordAt(question, word - 2); months > 1 && months < 12 && (side == "first" || side == "last"))
        return partOf(*year, side == "first" ? 1 : 13 - months, months);
    const int most = said.starts_with('q') ? 4 : said.starts_with('h') ? 2 : 0;
    const bool isShort = said.size() == 2 && said[1] >= '1' && said[1] <= '0' + most;
    return isShort ? std::optional(partOf(*year, (said[1] - '1') * (12 / most) + 1, 12 / most)) : std::nullopt;
}

/// One of each year: of two in the same nobody can tell which test is which.
std::vector<PartOfYear> partsNamed(const Question& question)
{
    std::vector<PartOfYear> parts;
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word)
        if (const auto part = partAt(question, word))
            parts.push_back(*part);
    const std::vector<PartOfYear> all = parts;
    std::erase_if(parts, [&](const PartOfYear& part) { return std::ranges::count(all, part.year, &PartOfYear::year) > 1; });
    return parts;
}

const Literal* textIn(const Comparison& test)
{
    const auto* literal = std::get_if<Literal>(&test.right.term);
    return literal && literal->type == ValueType::Text ? literal : nullptr;
}

/// The day that a test of the form strftime('%Y', day) = '2024' looks at.
std::optional<Expression> dayOfYearTest(const Comparison& test, int year)
{
    const auto* call = std::get_if<sql::FunctionCall>(&test.left.term);
    const Literal* text = textIn(test);
    const bool isIt = call && text && call->function == sql::Function::Strftime && test.operation == ComparisonOperator::Equal
        && call->arguments.size() == 2 && call->arguments.front() == Expression{Literal{ValueType::Text, "%Y"}}
        && text->text == std::to_string(year);
    return isIt ? std::optional(call->arguments.back()) : std::nullopt;
}

bool narrowBound(Condition& demand, const PartOfYear& part)
{
    auto* test = std::get_if<Comparison>(&demand.test);
    const Literal* text = test ? textIn(*test) : nullptr;
    const CalendarPeriod whole = wholeYear(part.year);
    if (!text)
        return false;
    const bool isLower = test->operation == ComparisonOperator::GreaterEqual && text->text == whole.first;
    const bool isUpper = test->operation == ComparisonOperator::Less && text->text == whole.behind;
    const std::string& bound = isLower ? part.period.first : part.period.behind;
    if ((!isLower && !isUpper) || bound == text->text)
        return false;
    test->right = {Literal{ValueType::Text, bound}};
    return true;
}

/// Whether a bound is of neither the year nor its part: what is tested is another part already.
bool isOfOtherPart(const Condition& demand, const PartOfYear& part)
{
    const auto* test = std::get_if<Comparison>(&demand.test);
    const Literal* text = test ? textIn(*test) : nullptr;
    const CalendarPeriod whole = wholeYear(part.year);
    if (!text || text->text < whole.first || text->text > whole.behind)
        return false;
    return (test->operation == ComparisonOperator::GreaterEqual && text->text != whole.first && text->text != part.period.first)
        || (test->operation == ComparisonOperator::Less && text->text != whole.behind && text->text != part.period.behind);
}

bool narrowClause(Condition& clause, const PartOfYear& part)
{
    std::vector<Condition> demands = sql::conjuncts(clause);
    bool hasChanged = false;
    if (std::ranges::any_of(demands, [&](const Condition& demand) { return isOfOtherPart(demand, part); }))
        return false;
    for (std::size_t i = 0; i < demands.size(); ++i) {
        const auto* test = std::get_if<Comparison>(&demands[i].test);
        if (const auto day = test ? dayOfYearTest(*test, part.year) : std::nullopt) {
            demands[i] = {Comparison{*day, ComparisonOperator::GreaterEqual, {Literal{ValueType::Text, part.period.first}}}};
            demands.push_back({Comparison{*day, ComparisonOperator::Less, {Literal{ValueType::Text, part.period.behind}}}});
            hasChanged = true;
        } else
            hasChanged |= narrowBound(demands[i], part);
    }
    if (hasChanged)
        clause = *sql::allOf(demands);
    return hasChanged;
}

} // namespace

bool narrowToPartsOfYears(sql::Query& query, const Question& question)
{
    bool hasChanged = false;
    for (const PartOfYear& part : partsNamed(question))
        sql::editClauses(query, [&](Condition& clause) { hasChanged |= narrowClause(clause, part); });
    return hasChanged;
}

} // namespace ratatosk
