// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/dates/day_parts.h"

#include "core/english/language/question_words.h"
#include "core/rules/dates/iso_dates.h"
#include "core/sql/tree/conjuncts.h"
#include "core/sql/tree/like_pattern.h"
#include "core/sql/tree/term_walk.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
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
bool rewriteClause(Condition& clause, const CellLookup& cells)
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

} // namespace

bool testMonthsOfDays(sql::Query& query, const CellLookup& cells)
{
    bool hasChanged = false;
    if (cells.schema().dialect() == Dialect::Sqlite)
        sql::editClauses(query, [&](Condition& clause) { hasChanged |= rewriteClause(clause, cells); });
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
