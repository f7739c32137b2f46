// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/filters/dateless_columns.h"

#include "core/english/language/calendar_date.h"
#include "core/english/language/value_map.h"
#include "core/english/text/characters.h"
#include "core/rules/dates/iso_dates.h"
#include "core/sql/tree/date_form.h"
#include "core/sql/tree/term_walk.h"

#include <algorithm>
#include <string>

namespace ratatosk {
namespace {

constexpr int kCellsLookedAt = 20;

bool isOfCalendar(sql::Function function)
{
    return function == sql::Function::Strftime || function == sql::Function::Date || function == sql::Function::JulianDay;
}

/// "2010-12-24 18:00", "18:00"; "2010-12", which reads as none, begins like one.
bool isMoment(const std::string& cell)
{
    return readDate(cell, "Y-m-d") || cell.find(':') != std::string::npos || cell.find('-') == 4;
}

/// Where nothing is known of the cells the benefit of the doubt is the column's.
bool isTimeless(ColumnId column, const CellLookup& cells)
{
    const std::vector<std::string>& texts = cells.firstTexts(column, kCellsLookedAt);
    if (texts.empty())
        return cells.schema().column(column).type == ColumnType::Number && !dateFormOf(column, cells);
    return std::ranges::none_of(texts, isMoment) && !dateFormOf(column, cells);
}

/// `rented_on = 'Y'`
bool takesDaysForFlags(sql::Query query, const CellLookup& cells)
{
    bool isFound = false;
    const auto look = [&](sql::Condition& condition) {
        const auto* test = std::get_if<sql::Comparison>(&condition.test);
        const auto* column = test ? std::get_if<sql::ColumnReference>(&test->left.term) : nullptr;
        const auto* literal = column ? std::get_if<sql::Literal>(&test->right.term) : nullptr;
        isFound = isFound || (literal && isFlag(lowerCase(literal->text)) && holdsDays(column->column, cells));
    };
    sql::editParts(query, {.condition = look, .expression = [](sql::Expression&) {}});
    return isFound;
}

bool computesWithoutDatesIn(const sql::SelectBlock& block, const CellLookup& cells)
{
    bool isFound = false;
    sql::visitParts(block, [&](const sql::Expression& part) {
        const auto* call = std::get_if<sql::FunctionCall>(&part.term);
        if (!call || !isOfCalendar(call->function))
            return;
        for (const sql::Expression& argument : call->arguments) {
            const auto* column = std::get_if<sql::ColumnReference>(&argument.term);
            isFound = isFound || (column && isTimeless(column->column, cells));
        }
    });
    sql::visitTerms(
        block, [](const sql::Expression&) {}, [&](const sql::Query& inner) { isFound = isFound || computesWithoutDates(inner, cells); });
    return isFound;
}

} // namespace

bool computesWithoutDates(const sql::Query& query, const CellLookup& cells)
{
    return cells.schema().dialect() == Dialect::Sqlite
        && (computesWithoutDatesIn(query.first, cells)
            || std::ranges::any_of(query.rest, [&](const sql::SetOperand& operand) { return computesWithoutDatesIn(operand.block, cells); })
            || takesDaysForFlags(query, cells));
}

std::vector<bool> takesOtherForDates(const std::vector<const CandidateQuery*>& candidates, const RuleContext& context)
{
    return markedWhere(candidates, [&](const CandidateQuery& candidate) { return computesWithoutDates(candidate.query, *context.cells); });
}

} // namespace ratatosk
