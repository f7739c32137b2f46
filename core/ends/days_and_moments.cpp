// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ends/days_and_moments.h"

#include "core/calendar/iso_dates.h"
#include "core/evidence/comparison_order.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <string>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Expression;

constexpr int kCellsLookedAt = 20;
constexpr std::size_t kDayLength = 10; ///< 2024-01-02

enum class Kind { Day, Moment, Other };

/// By the first cells, in the form of ISO 8601.
Kind kindOf(const Expression& side, const CellLookup& cells)
{
    const auto* column = std::get_if<ColumnReference>(&side.term);
    if (!column || !holdsDays(column->column, cells))
        return Kind::Other;
    const std::vector<std::string> texts = cells.firstTexts(column->column, kCellsLookedAt);
    const auto isIso = [](const std::string& cell) { return cell.size() >= kDayLength && cell[4] == '-' && cell[7] == '-'; };
    const auto isDay = [](const std::string& cell) { return cell.size() == kDayLength; };
    if (texts.empty() || !std::ranges::all_of(texts, isIso))
        return Kind::Other;
    return std::ranges::all_of(texts, isDay) ? Kind::Day : std::ranges::none_of(texts, isDay) ? Kind::Moment : Kind::Other;
}

Expression dayOf(const Expression& moment)
{
    return {sql::FunctionCall{sql::Function::Date, {moment}}};
}

/// julianday(x): x; null: it is something else.
Expression* countedInDays(Expression& side)
{
    auto* call = std::get_if<sql::FunctionCall>(&side.term);
    return call && call->function == sql::Function::JulianDay && call->arguments.size() == 1 ? &call->arguments.front() : nullptr;
}

/// julianday(due_on) - julianday(placed_at): of the moment its day.
bool takeDayOfMoment(sql::Arithmetic& difference, const CellLookup& cells)
{
    Expression *left = countedInDays(*difference.left), *right = countedInDays(*difference.right);
    if (!left || !right)
        return false;
    const Kind one = kindOf(*left, cells), other = kindOf(*right, cells);
    if (!(one == Kind::Day && other == Kind::Moment) && !(one == Kind::Moment && other == Kind::Day))
        return false;
    Expression& moment = one == Kind::Moment ? *left : *right;
    moment = dayOf(moment);
    return true;
}

/// (julianday(x) - julianday(y)) * 24
std::vector<Expression> differencesInUnits(const sql::Query& query)
{
    std::vector<Expression> found;
    const auto note = [&](const Expression& expression) {
        const auto* product = std::get_if<sql::Arithmetic>(&expression.term);
        if (product && product->operation == sql::ArithmeticOperator::Multiply)
            found.push_back(*product->left);
    };
    sql::visitParts(query, {.expression = note});
    return found;
}

} // namespace

bool compareMomentsByDay(sql::Query& query, const CellLookup& cells)
{
    bool hasChanged = false;
    const auto compare = [&](sql::Condition& condition) {
        auto* test = std::get_if<sql::Comparison>(&condition.test);
        if (!test || !isOrdering(test->operation))
            return;
        const Kind left = kindOf(test->left, cells), right = kindOf(test->right, cells);
        const bool isOfBoth = (left == Kind::Day && right == Kind::Moment) || (left == Kind::Moment && right == Kind::Day);
        if (!isOfBoth)
            return;
        Expression& moment = left == Kind::Moment ? test->left : test->right;
        moment = dayOf(moment);
        hasChanged = true;
    };
    const std::vector<Expression> inUnits = differencesInUnits(query);
    const auto countDays = [&](Expression& expression) {
        auto* difference = std::get_if<sql::Arithmetic>(&expression.term);
        const bool isOfDays = difference && difference->operation == sql::ArithmeticOperator::Subtract
            && std::ranges::find(inUnits, expression) == inUnits.end();
        if (isOfDays)
            hasChanged |= takeDayOfMoment(*difference, cells);
    };
    if (cells.schema().dialect() == Dialect::Sqlite)
        sql::editParts(query, {.condition = compare, .expression = countDays});
    return hasChanged;
}

} // namespace ratatosk
