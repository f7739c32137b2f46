// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/dates/day_columns.h"

#include "core/rules/dates/iso_dates.h"
#include "core/sql/tree/term_walk.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Expression;

/// '2023-01-01'
bool isDay(const Expression& expression)
{
    const auto* literal = std::get_if<sql::Literal>(&expression.term);
    constexpr std::size_t kLetters = 10;
    return literal && literal->type == ValueType::Text && literal->text.size() == kLetters && literal->text[4] == '-'
        && literal->text[7] == '-' && literal->text.find_first_not_of("0123456789-") == std::string::npos;
}

/// Of the table the one column of days, or the one that every row has.
std::optional<ColumnId> dayOf(TableId table, const CellLookup& cells)
{
    std::vector<ColumnId> days = cells.schema().columnsOf(table);
    std::erase_if(days, [&](ColumnId id) { return !holdsDays(id, cells); });
    if (days.size() > 1)
        std::erase_if(days, [&](ColumnId id) { return cells.lacksSome(id); });
    return days.size() == 1 ? std::optional(days.front()) : std::nullopt;
}

bool put(Expression& expression, const CellLookup& cells)
{
    auto* column = std::get_if<ColumnReference>(&expression.term);
    const Schema& schema = cells.schema();
    const bool isPossible = column && schema.column(column->column).type != ColumnType::Time && !holdsDays(column->column, cells)
        && cells.any(column->column, {sql::NullTest{cellOf(column->column), true}}) == CellLookup::Found::Yes;
    const bool isNumber = isPossible
        && (schema.column(column->column).isPrimaryKey || schema.column(column->column).type == ColumnType::Number);
    const auto day = isNumber ? dayOf(schema.column(column->column).table, cells) : std::nullopt;
    if (!day)
        return false;
    column->column = *day;
    return true;
}

} // namespace

bool putDaysInPlace(sql::Query& query, const CellLookup& cells)
{
    bool hasChanged = false;
    const auto inTest = [&](sql::Condition& condition) {
        auto* test = std::get_if<sql::Comparison>(&condition.test);
        hasChanged |= test && isDay(test->right) && put(test->left, cells);
    };
    const auto inPart = [&](Expression& expression) {
        auto* call = std::get_if<sql::FunctionCall>(&expression.term);
        hasChanged |= call && call->function == sql::Function::Strftime && call->arguments.size() == 2
            && put(call->arguments.back(), cells);
    };
    if (cells.schema().dialect() == Dialect::Sqlite)
        sql::editParts(query, {.condition = inTest, .expression = inPart});
    return hasChanged;
}

} // namespace ratatosk
