// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calendar/day_parts.h"

#include "core/calendar/iso_dates.h"
#include "core/evidence/question_words.h"
#include "core/sql/conjuncts.h"
#include "core/sql/like_pattern.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Comparison;
using sql::ComparisonOperator;
using sql::Condition;
using sql::Expression;
using sql::Literal;

bool isMonthNumber(const std::string& text)
{
    return text.size() == 2
        && ((text[0] == '0' && text[1] >= '1' && text[1] <= '9') || (text[0] == '1' && text[1] >= '0' && text[1] <= '2'));
}

/// A column compared with a month's number, as it is or as a part of its text.
struct MonthTested {
    ColumnReference column;
    std::string month;
};

std::optional<MonthTested> monthTested(const Condition& condition)
{
    if (const auto* test = std::get_if<Comparison>(&condition.test)) {
        const auto* column = std::get_if<ColumnReference>(&test->left.term);
        const auto* literal = std::get_if<Literal>(&test->right.term);
        const bool isMonth = column && literal && literal->type == ValueType::Text && test->operation != ComparisonOperator::NotEqual
            && isMonthNumber(literal->text);
        return isMonth ? std::optional(MonthTested{*column, literal->text}) : std::nullopt;
    }
    const auto* like = std::get_if<sql::Like>(&condition.test);
    const auto pattern = like && !like->isNegated ? sql::likePatternOf(*like) : std::nullopt;
    const auto* column = pattern ? std::get_if<ColumnReference>(&like->value.term) : nullptr;
    return column && isMonthNumber(pattern->letters) ? std::optional(MonthTested{*column, pattern->letters}) : std::nullopt;
}

/// One test of the month in the place of all that try.
bool mendClause(Condition& clause, const CellLookup& cells)
{
    std::vector<Condition> demands = sql::conjuncts(clause);
    bool hasChanged = false;
    for (Condition& demand : demands) {
        const auto tested = monthTested(demand);
        if (!tested || !holdsDays(tested->column.column, cells))
            continue;
        const Expression month{sql::FunctionCall{sql::Function::Strftime, {{Literal{ValueType::Text, "%m"}}, {tested->column}}}};
        demand = {Comparison{month, ComparisonOperator::Equal, {Literal{ValueType::Text, tested->month}}}};
        hasChanged = true;
    }
    if (!hasChanged)
        return false;
    std::vector<Condition> once;
    std::ranges::copy_if(demands, std::back_inserter(once),
                         [&](const Condition& demand) { return std::ranges::find(once, demand) == once.end(); });
    clause = *sql::allOf(once);
    return true;
}

/// "at weekends", "on a Saturday or Sunday"
bool saysWeekend(const Question& question)
{
    static constexpr std::array<std::string_view, 2> weekends{"weekend", "weekends"}, saturdays{"saturday", "sat"},
        sundays{"sunday", "sun"};
    return says(question, weekends) || (says(question, saturdays) && says(question, sundays));
}

/// strftime('%w', x) = '6': what is tested.
const Expression* weekdayTested(const Condition& condition)
{
    const auto* test = std::get_if<Comparison>(&condition.test);
    const auto* call = test && test->operation == ComparisonOperator::Equal ? std::get_if<sql::FunctionCall>(&test->left.term) : nullptr;
    const bool isWeekday = call && call->function == sql::Function::Strftime
        && call->arguments.front() == Expression{Literal{ValueType::Text, "%w"}};
    return isWeekday ? &test->left : nullptr;
}

/// The demands, those too that stand beside a day of the week in place of both.
std::vector<Condition> demandsBesideDays(const Condition& clause)
{
    std::vector<Condition> demands;
    for (const Condition& demand : sql::conjuncts(clause)) {
        const auto* either = std::get_if<sql::Junction>(&demand.test);
        const bool isOfDays = either && std::ranges::any_of(either->parts, [](const Condition& part) { return weekdayTested(part); });
        const std::vector<Condition> parts = isOfDays ? either->parts : std::vector{demand};
        demands.insert(demands.end(), parts.begin(), parts.end());
    }
    return demands;
}

bool testWholeWeekend(Condition& clause)
{
    std::vector<Condition> demands = demandsBesideDays(clause);
    const auto found = std::ranges::find_if(demands, [](const Condition& demand) { return weekdayTested(demand); });
    if (found == demands.end())
        return false;
    const Expression weekday = *weekdayTested(*found);
    const auto isOn = [&](const char* day) { return Condition{Comparison{weekday, ComparisonOperator::Equal, sql::textExpression(day)}}; };
    std::erase_if(demands, [](const Condition& demand) { return weekdayTested(demand) != nullptr; });
    demands.push_back({sql::Junction{sql::Connective::Or, {isOn("0"), isOn("6")}}});
    if (*sql::allOf(demands) == clause)
        return false;
    demands.back() = {sql::Junction{sql::Connective::Or, {isOn("6"), isOn("0")}}};
    const bool hasChanged = *sql::allOf(demands) != clause;
    clause = *sql::allOf(demands);
    return hasChanged;
}

} // namespace

bool testWeekendsSaid(sql::Query& query, const Question& question)
{
    int count = 0;
    sql::Query whole = query;
    bool hasChanged = false;
    const auto mend = [&](Condition& clause) {
        const std::vector<Condition> demands = demandsBesideDays(clause);
        count += std::ranges::any_of(demands, [](const Condition& demand) { return weekdayTested(demand); }) ? 1 : 0;
        hasChanged |= testWholeWeekend(clause);
    };
    if (saysWeekend(question))
        sql::editClauses(whole, mend);
    if (count != 1) // "how many on Saturdays, how many on Sundays"
        return false;
    query = std::move(whole);
    return hasChanged;
}

bool testMonthsOfDays(sql::Query& query, const CellLookup& cells)
{
    bool hasChanged = false;
    if (cells.schema().dialect() == Dialect::Sqlite)
        sql::editClauses(query, [&](Condition& clause) { hasChanged |= mendClause(clause, cells); });
    return hasChanged;
}

bool readDaysOnce(sql::Query& query)
{
    bool hasChanged = false;
    const auto isPart = [](const Expression& one) {
        const auto* call = std::get_if<sql::FunctionCall>(&one.term);
        return call && call->function == sql::Function::Strftime && call->arguments.size() == 2;
    };
    const auto read = [&](Expression& expression) {
        if (!isPart(expression) || !isPart(std::get<sql::FunctionCall>(expression.term).arguments.back()))
            return;
        auto& call = std::get<sql::FunctionCall>(expression.term);
        const Expression day = std::get<sql::FunctionCall>(call.arguments.back().term).arguments.back();
        call.arguments.back() = day;
        hasChanged = true;
    };
    sql::editParts(query, {.condition = [](Condition&) {}, .expression = read});
    return hasChanged;
}

} // namespace ratatosk
