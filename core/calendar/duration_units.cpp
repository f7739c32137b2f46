// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calendar/duration_units.h"

#include "core/evidence/comparison_order.h"
#include "core/evidence/number_places.h"
#include "core/evidence/question_words.h"
#include "core/language/number_words.h"
#include "core/linking/number_literal.h"
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
using sql::Expression;
using sql::FunctionCall;
using sql::Literal;

/// A unit of time, and days times or divided by what makes it.
struct Unit {
    std::string_view name;
    double factor = 1;
    bool isLonger = false; ///< than a day: days are divided
};
constexpr std::array kUnits{Unit{"second", 86400}, Unit{"minute", 1440},         Unit{"hour", 24},
                            Unit{"week", 7, true}, Unit{"month", 30.4375, true}, Unit{"year", 365.25, true}};

bool isDays(const Expression& expression)
{
    const auto* difference = std::get_if<Arithmetic>(&expression.term);
    const auto isDayNumber = [](const Expression& side) {
        const auto* call = std::get_if<FunctionCall>(&side.term);
        return call && call->function == sql::Function::JulianDay;
    };
    return difference && difference->operation == ArithmeticOperator::Subtract && isDayNumber(*difference->left)
        && isDayNumber(*difference->right);
}

Expression inUnit(const Expression& days, const Unit& unit)
{
    const auto number = [](double value) {
        const std::string text = sqlSpelling(value);
        return Expression{Literal{text.find('.') == std::string::npos ? ValueType::Integer : ValueType::Real, text}};
    };
    if (unit.isLonger)
        return {Arithmetic{ArithmeticOperator::Divide, days, number(unit.factor)}};
    return {Arithmetic{ArithmeticOperator::Multiply, days, number(unit.factor)}};
}

const Unit* unitAt(const Question& question, int word)
{
    if (word < 0 || word >= static_cast<int>(question.words.size()))
        return nullptr;
    const auto found = std::ranges::find_if(
        kUnits, [&](const Unit& unit) { return hasLemma(question.words[static_cast<std::size_t>(word)], unit.name); });
    return found == kUnits.end() ? nullptr : &*found;
}

/// "how many hours", "in weeks", "the hours": not "each month", "two weeks".
const Unit* unitOfFigures(const Question& question)
{
    const Unit* unit = nullptr;
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word) {
        if (hasLemma(question.words[static_cast<std::size_t>(word)], "day"))
            return nullptr;
        const std::string_view before = wordAt(question, word - 1);
        const bool isAsked = before == "many" || before == "in" || before == "of" || before == "total" || before == "avg"
            || before == "average" || before == "mean";
        const Unit* here = unitAt(question, word);
        const bool isPlural = here && question.words[static_cast<std::size_t>(word)].text.ends_with('s');
        if (before == "in" && wordAt(question, word) == "min") // a shortening has no plural
            unit = &*std::ranges::find(kUnits, std::string_view("minute"), &Unit::name);
        if (isPlural && (isAsked || (!here->isLonger && before == "the")))
            unit = here;
    }
    return unit;
}

/// The unit that a number of the question has: "two weeks".
const Unit* unitOfNumber(const Question& question, double value)
{
    for (const NumberPhrase& phrase : numberPhrasesOf(question))
        if (phrase.value == value)
            return unitAt(question, phrase.end);
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word)
        if (const auto number = readNumber(wordAt(question, word)); number && number->value == value)
            return unitAt(question, word + 1);
    return nullptr;
}

/// The days between are compared with a number that has a unit.
bool mendComparison(sql::Condition& condition, const Question& question)
{
    auto* test = std::get_if<sql::Comparison>(&condition.test);
    const auto* literal = test && isDays(test->left) ? std::get_if<Literal>(&test->right.term) : nullptr;
    const auto number = literal ? readNumber(literal->text) : std::nullopt;
    const Unit* unit = number ? unitOfNumber(question, number->value) : nullptr;
    if (!unit)
        return false;
    test->left = inUnit(test->left, *unit);
    return true;
}

/// The one number of the question that has a unit of time behind it.
std::optional<double> numberWithUnit(const Question& question)
{
    std::vector<double> found;
    for (const NumberPlace& number : numberPlacesOf(question))
        if (unitAt(question, number.end)
            || (number.end < static_cast<int>(question.words.size())
                && hasLemma(question.words[static_cast<std::size_t>(number.end)], "day")))
            found.push_back(number.value);
    return found.size() == 1 ? std::optional(found.front()) : std::nullopt;
}

/// "Longer than six weeks" held against a number that the question does not have: against that.
bool takeNumberSaid(sql::Condition& condition, const Question& question, const sql::Query& query)
{
    auto* test = std::get_if<sql::Comparison>(&condition.test);
    auto* literal = test && isOrdering(test->operation) && isDays(test->left) ? std::get_if<Literal>(&test->right.term) : nullptr;
    const auto said = literal ? numberWithUnit(question) : std::nullopt;
    const auto number = said ? readNumber(literal->text) : std::nullopt;
    static constexpr std::array<std::string_view, 3> thans{"than", "over", "least"};
    const bool isNowhere = number
        && std::ranges::none_of(numberPlacesOf(question), [&](const NumberPlace& place) { return place.value == number->value; });
    if (!isNowhere || !says(question, thans) || holdsLiteral(query, sqlSpelling(*said)))
        return false;
    literal->text = sqlSpelling(*said);
    return true;
}

/// An item that is such days, or their average and the like.
bool mendItem(Expression& item, const Unit& unit)
{
    auto* call = std::get_if<sql::AggregateCall>(&item.term);
    Expression& figure = call && call->function != sql::Aggregate::Count ? *call->argument : item;
    if (!isDays(figure))
        return false;
    figure = inUnit(figure, unit);
    return true;
}

} // namespace

bool reckonInUnitAsked(sql::Query& query, const Question& question)
{
    bool hasChanged = false;
    sql::editParts(query,
                   {.condition =
                        [&](sql::Condition& condition) {
                            hasChanged |= takeNumberSaid(condition, question, query);
                            hasChanged |= mendComparison(condition, question);
                        },
                    .expression = [](Expression&) {}});
    const Unit* unit = unitOfFigures(question);
    for (sql::SelectItem& item : query.first.items)
        hasChanged |= unit && mendItem(item.expression, *unit);
    return hasChanged;
}

} // namespace ratatosk
