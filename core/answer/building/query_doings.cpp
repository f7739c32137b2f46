// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/building/query_doings.h"

#include "core/database/schema/name_columns.h"
#include "core/english/language/column_senses.h"
#include "core/english/language/everyday_words.h"
#include "core/english/language/question_words.h"
#include "core/sql/tree/count_of_rows.h"
#include "core/sql/tree/query_search.h"
#include "core/sql/tree/term_walk.h"

#include <algorithm>
#include <array>
#include <regex>
#include <string>

namespace ratatosk {
namespace {

using sql::Expression;

bool isNumber(const Expression& expression, std::string_view text)
{
    const auto* literal = std::get_if<sql::Literal>(&expression.term);
    return literal && literal->text == text;
}

void noteColumn(Doings& doings, ColumnId id, const Schema& schema)
{
    const Column& column = schema.column(id);
    if (const auto unit = unitOf(column))
        doings.units.push_back(*unit);
    doings.usesDays = doings.usesDays || hasSense(column.spokenName, ColumnSense::Calendar) || column.spokenName.ends_with(" on")
        || column.spokenName.ends_with(" at");
    static constexpr std::array<std::string_view, 12> amounts{"amount", "amt",   "fee",    "fare", "salary", "wage",
                                                              "pay",    "prize", "refund", "rent", "price",  "cost"};
    doings.usesAmounts = doings.usesAmounts || (column.type == ColumnType::Number && isCalled(column.spokenName, amounts));
    doings.usesMail = doings.usesMail || column.spokenName.find("mail") != std::string::npos;
    const std::vector<ColumnId> names = namePairOf(schema, id);
    doings.usesPeople = doings.usesPeople || column.spokenName == "full name" || !names.empty();
    doings.usesFamilyNames = doings.usesFamilyNames || (!names.empty() && names.back() == id);
    doings.usesPlaces = doings.usesPlaces || isPlaceName(column.spokenName);
}

void noteArithmetic(Doings& doings, const sql::Arithmetic& term)
{
    const bool isProduct = term.operation == sql::ArithmeticOperator::Multiply
        && std::holds_alternative<sql::ColumnReference>(term.left->term) && std::holds_alternative<sql::ColumnReference>(term.right->term);
    doings.multiplies = doings.multiplies || isProduct;
    doings.makesPercents = doings.makesPercents
        || (term.operation == sql::ArithmeticOperator::Multiply && (isNumber(*term.left, "100.0") || isNumber(*term.left, "100")));
}

/// Of '2024-03-01', '2024-03', '03-15', '03', the month; 0: none. Where something ends before the first of a month, it ends in the one before it.
int monthIn(const sql::Literal& literal, bool isEnd)
{
    static const std::regex form("(\\d{4}-)?(\\d{2})(-(\\d{2}))?( .*)?");
    std::smatch parts;
    if (literal.type != ValueType::Text || !std::regex_match(literal.text, parts, form))
        return 0;
    const int month = std::stoi(parts[2].str());
    if (month < 1 || month > 12)
        return 0;
    const bool isBefore = isEnd && parts[1].matched && parts[4].str() == "01";
    return !isBefore ? month : month == 1 ? 12 : month - 1;
}

void noteMonth(Doings& doings, const sql::Literal& literal, bool isEnd)
{
    if (const int month = monthIn(literal, isEnd))
        doings.months.push_back(month);
}

void noteExpression(Doings& doings, const Expression& expression, const Schema& schema)
{
    if (const auto* column = std::get_if<sql::ColumnReference>(&expression.term))
        noteColumn(doings, column->column, schema);
    if (const auto* term = std::get_if<sql::Arithmetic>(&expression.term))
        noteArithmetic(doings, *term);
    if (const auto* call = std::get_if<sql::AggregateCall>(&expression.term)) {
        doings.multiplies = doings.multiplies || std::holds_alternative<sql::Arithmetic>(call->argument->term);
        doings.takesExtreme = doings.takesExtreme || call->function == sql::Aggregate::Min || call->function == sql::Aggregate::Max;
    }
    if (const auto* call = std::get_if<sql::WindowCall>(&expression.term)) {
        doings.takesExtreme = true;
        const auto* function = std::get_if<sql::WindowFunction>(&call->function);
        doings.looksBack = doings.looksBack
            || (function && (*function == sql::WindowFunction::Lag || *function == sql::WindowFunction::Lead));
    }
    doings.makesClasses = doings.makesClasses || std::holds_alternative<sql::CaseExpression>(expression.term);
    if (const auto* call = std::get_if<sql::FunctionCall>(&expression.term)) {
        doings.reckonsTime = doings.reckonsTime || call->function == sql::Function::JulianDay;
        doings.usesDays = doings.usesDays || call->function == sql::Function::Strftime || call->function == sql::Function::Date;
        doings.putsZero = doings.putsZero || (call->function == sql::Function::Coalesce && isNumber(call->arguments.back(), "0"));
    }
    if (const auto* literal = std::get_if<sql::Literal>(&expression.term)) {
        doings.looksAtToday = doings.looksAtToday || literal->text == "now";
        noteMonth(doings, *literal, false);
        doings.usesHours = doings.usesHours || literal->text.starts_with("%H");
    }
}

/// Also as the day of a moment: date(c).
const sql::ColumnReference* columnIn(const Expression& expression)
{
    if (const auto* call = std::get_if<sql::FunctionCall>(&expression.term); call && call->function == sql::Function::Date)
        return call->arguments.empty() ? nullptr : std::get_if<sql::ColumnReference>(&call->arguments.front().term);
    return std::get_if<sql::ColumnReference>(&expression.term);
}

void noteSources(Doings& doings, const sql::SelectBlock& block, const Schema& schema)
{
    for (const sql::Source& source : block.from) {
        if (const auto* table = std::get_if<TableId>(&source.relation)) {
            doings.spokenTables.push_back(schema.table(*table).spokenName);
            continue;
        }
        const sql::Query& inner = *std::get<sql::Box<sql::Query>>(source.relation);
        doings.takesMiddle = doings.takesMiddle || inner.takesMiddle;
        noteSources(doings, inner.first, schema);
    }
}

void noteCondition(Doings& doings, const sql::Condition& condition)
{
    if (const auto* test = std::get_if<sql::NullTest>(&condition.test))
        (test->isNegated ? doings.findsThere : doings.findsEmpty) = true;
    doings.looksInside = doings.looksInside || std::holds_alternative<sql::Like>(condition.test);
    const auto* among = std::get_if<sql::InQuery>(&condition.test);
    doings.leavesOut = doings.leavesOut || (among && among->isNegated);
    const auto* test = std::get_if<sql::Comparison>(&condition.test);
    const auto* bound = test && test->operation == sql::ComparisonOperator::Less ? std::get_if<sql::Literal>(&test->right.term) : nullptr;
    if (bound)
        noteMonth(doings, *bound, true);
    doings.comparesDays = doings.comparesDays || (test && columnIn(test->left) && columnIn(test->right));
    doings.findsRepeats = doings.findsRepeats
        || (test && sql::isCountOfRows(test->left) && test->operation == sql::ComparisonOperator::Greater && isNumber(test->right, "1"));
    const auto* blank = test ? std::get_if<sql::Literal>(&test->right.term) : nullptr;
    doings.findsEmpty = doings.findsEmpty || (blank && blank->text.empty());
}

} // namespace

Doings doingsOf(const sql::Query& query, const Schema& schema)
{
    Doings doings;
    sql::visitParts(query,
                    {.condition = [&](const sql::Condition& condition) { noteCondition(doings, condition); },
                     .expression = [&](const Expression& expression) { noteExpression(doings, expression, schema); }});
    doings.isOrdered = !query.orderBy.empty();
    doings.takesExtreme = doings.takesExtreme || (doings.isOrdered && query.limit);
    doings.skipsFirst = query.offset.has_value();
    doings.takesLeast = doings.isOrdered && query.limit && !query.orderBy.front().isDescending;
    doings.putsZero = doings.putsZero || joinsLeft(query.first);
    noteSources(doings, query.first, schema);
    for (const sql::Source& source : query.first.from)
        doings.joinsItself = doings.joinsItself || std::ranges::count(query.first.from, source.relation, &sql::Source::relation) > 1;
    return doings;
}

} // namespace ratatosk
