// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/building/query_features.h"

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

void noteColumn(QueryFeatures& features, ColumnId id, const Schema& schema)
{
    const Column& column = schema.column(id);
    if (const auto unit = unitOf(column))
        features.units.push_back(*unit);
    features.usesDays = features.usesDays || hasSense(column.readableName, ColumnSense::Calendar) || column.readableName.ends_with(" on")
        || column.readableName.ends_with(" at");
    static constexpr std::array<std::string_view, 12> amounts{"amount", "amt",   "fee",    "fare", "salary", "wage",
                                                              "pay",    "prize", "refund", "rent", "price",  "cost"};
    features.usesAmounts = features.usesAmounts || (column.type == ColumnType::Number && isCalled(column.readableName, amounts));
    features.usesMail = features.usesMail || column.readableName.find("mail") != std::string::npos;
    const std::vector<ColumnId> names = namePairOf(schema, id);
    features.usesPeople = features.usesPeople || column.readableName == "full name" || !names.empty();
    features.usesFamilyNames = features.usesFamilyNames || (!names.empty() && names.back() == id);
    features.usesPlaces = features.usesPlaces || isPlaceName(column.readableName);
}

void noteArithmetic(QueryFeatures& features, const sql::Arithmetic& term)
{
    const bool isProduct = term.operation == sql::ArithmeticOperator::Multiply
        && std::holds_alternative<sql::ColumnReference>(term.left->term) && std::holds_alternative<sql::ColumnReference>(term.right->term);
    features.multiplies = features.multiplies || isProduct;
    features.makesPercents = features.makesPercents
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

void noteMonth(QueryFeatures& features, const sql::Literal& literal, bool isEnd)
{
    if (const int month = monthIn(literal, isEnd))
        features.months.push_back(month);
}

void noteExpression(QueryFeatures& features, const Expression& expression, const Schema& schema)
{
    if (const auto* column = std::get_if<sql::ColumnReference>(&expression.term))
        noteColumn(features, column->column, schema);
    if (const auto* term = std::get_if<sql::Arithmetic>(&expression.term))
        noteArithmetic(features, *term);
    if (const auto* call = std::get_if<sql::AggregateCall>(&expression.term)) {
        features.multiplies = features.multiplies || std::holds_alternative<sql::Arithmetic>(call->argument->term);
        features.takesExtreme = features.takesExtreme || call->function == sql::Aggregate::Min || call->function == sql::Aggregate::Max;
    }
    if (const auto* call = std::get_if<sql::WindowCall>(&expression.term)) {
        features.takesExtreme = true;
        const auto* function = std::get_if<sql::WindowFunction>(&call->function);
        features.looksBack = features.looksBack
            || (function && (*function == sql::WindowFunction::Lag || *function == sql::WindowFunction::Lead));
    }
    features.makesClasses = features.makesClasses || std::holds_alternative<sql::CaseExpression>(expression.term);
    if (const auto* call = std::get_if<sql::FunctionCall>(&expression.term)) {
        features.computesTime = features.computesTime || call->function == sql::Function::JulianDay;
        features.usesDays = features.usesDays || call->function == sql::Function::Strftime || call->function == sql::Function::Date;
        features.putsZero = features.putsZero || (call->function == sql::Function::Coalesce && isNumber(call->arguments.back(), "0"));
    }
    if (const auto* literal = std::get_if<sql::Literal>(&expression.term)) {
        features.looksAtToday = features.looksAtToday || literal->text == "now";
        noteMonth(features, *literal, false);
        features.usesHours = features.usesHours || literal->text.starts_with("%H");
    }
}

/// Also as the day of a moment: date(c).
const sql::ColumnReference* columnIn(const Expression& expression)
{
    if (const auto* call = std::get_if<sql::FunctionCall>(&expression.term); call && call->function == sql::Function::Date)
        return call->arguments.empty() ? nullptr : std::get_if<sql::ColumnReference>(&call->arguments.front().term);
    return std::get_if<sql::ColumnReference>(&expression.term);
}

void noteSources(QueryFeatures& features, const sql::SelectBlock& block, const Schema& schema)
{
    for (const sql::Source& source : block.from) {
        if (const auto* table = std::get_if<TableId>(&source.relation)) {
            features.mentionedTables.push_back(schema.table(*table).readableName);
            continue;
        }
        const sql::Query& inner = *std::get<sql::Box<sql::Query>>(source.relation);
        features.takesMiddle = features.takesMiddle || inner.takesMiddle;
        noteSources(features, inner.first, schema);
    }
}

void noteCondition(QueryFeatures& features, const sql::Condition& condition)
{
    if (const auto* test = std::get_if<sql::NullTest>(&condition.test))
        (test->isNegated ? features.findsThere : features.findsEmpty) = true;
    features.looksInside = features.looksInside || std::holds_alternative<sql::Like>(condition.test);
    const auto* among = std::get_if<sql::InQuery>(&condition.test);
    features.leavesOut = features.leavesOut || (among && among->isNegated);
    const auto* test = std::get_if<sql::Comparison>(&condition.test);
    const auto* bound = test && test->operation == sql::ComparisonOperator::Less ? std::get_if<sql::Literal>(&test->right.term) : nullptr;
    if (bound)
        noteMonth(features, *bound, true);
    features.comparesDays = features.comparesDays || (test && columnIn(test->left) && columnIn(test->right));
    features.findsRepeats = features.findsRepeats
        || (test && sql::isCountOfRows(test->left) && test->operation == sql::ComparisonOperator::Greater && isNumber(test->right, "1"));
    const auto* blank = test ? std::get_if<sql::Literal>(&test->right.term) : nullptr;
    features.findsEmpty = features.findsEmpty || (blank && blank->text.empty());
}

} // namespace

QueryFeatures featuresOf(const sql::Query& query, const Schema& schema)
{
    QueryFeatures features;
    sql::visitParts(query,
                    {.condition = [&](const sql::Condition& condition) { noteCondition(features, condition); },
                     .expression = [&](const Expression& expression) { noteExpression(features, expression, schema); }});
    features.isOrdered = !query.orderBy.empty();
    features.takesExtreme = features.takesExtreme || (features.isOrdered && query.limit);
    features.skipsFirst = query.offset.has_value();
    features.takesLeast = features.isOrdered && query.limit && !query.orderBy.front().isDescending;
    features.putsZero = features.putsZero || joinsLeft(query.first);
    noteSources(features, query.first, schema);
    for (const sql::Source& source : query.first.from)
        features.joinsItself = features.joinsItself || std::ranges::count(query.first.from, source.relation, &sql::Source::relation) > 1;
    return features;
}

} // namespace ratatosk
