// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/printing/postgres_printer.h"
#include "core/sql/tree/spelling.h"
#include "core/sql/tree/term_walk.h"

#include <algorithm>
#include <utility>

namespace ratatosk::sql {

namespace {

bool isZeroFree(const Expression& divisor)
{
    const auto* literal = std::get_if<Literal>(&divisor.term);
    return literal && literal->text.find_first_of("123456789") != std::string::npos;
}

/// Whether a sum of large numbers is among it: that is no whole number to PostgreSQL.
bool holdsSum(const Expression& expression)
{
    bool isFound = false;
    visitParts({.items = {{expression, {}}}}, [&](const Expression& part) {
        const auto* call = std::get_if<AggregateCall>(&part.term);
        isFound = isFound || (call && call->function == Aggregate::Sum);
    });
    return isFound;
}

/// Whether the block asks for the one row that has a key.
bool asksForKey(const Condition& where, const SelectBlock& block, const Schema& schema)
{
    if (const auto* junction = std::get_if<Junction>(&where.test)) {
        return junction->connective == Connective::And
            && std::ranges::any_of(junction->parts, [&](const Condition& part) { return asksForKey(part, block, schema); });
    }
    const auto* test = std::get_if<Comparison>(&where.test);
    const auto* column = test && test->operation == ComparisonOperator::Equal ? std::get_if<ColumnReference>(&test->left.term) : nullptr;
    if (!column || column->source.level > 0 || block.from.size() > 1 || std::holds_alternative<ColumnReference>(test->right.term))
        return false;
    const TableId table = schema.column(column->column).table;
    const auto isOther = [&](ColumnId id) { return schema.column(id).isPrimaryKey && id != column->column; };
    return schema.column(column->column).isPrimaryKey && std::ranges::none_of(schema.columnsOf(table), isOther);
}

bool hasAggregate(const SelectBlock& block)
{
    bool isFound = false;
    visitParts({.items = block.items},
               [&](const Expression& part) { isFound = isFound || std::holds_alternative<AggregateCall>(part.term); });
    return isFound;
}

bool givesOneRow(const Query& query, const Schema& schema)
{
    if (query.limit)
        return query.limit->text == "1";
    const SelectBlock& block = query.first;
    if (!query.rest.empty() || !block.groupBy.empty() || query.takesMiddle)
        return false;
    return hasAggregate(block) || (block.where && asksForKey(*block.where, block, schema));
}

} // namespace

void PostgresPrinter::expression(const Expression& expression)
{
    const bool isKey = m_isAfterGrouping && m_scope->grouping.isKey(expression);
    const bool wasGrouped = std::exchange(m_isAfterGrouping, m_isAfterGrouping && !isKey);
    QueryPrinter::expression(expression);
    m_isAfterGrouping = wasGrouped;
}

/// Of the row that has the extremum, or of whichever row: all have the same, or nobody cares.
template <class Reference>
bool PostgresPrinter::oneOfGroup(const Reference& reference)
{
    if (!m_isAfterGrouping || reference.source.level > 0)
        return false;
    m_isAfterGrouping = false;
    if (const auto& extremum = m_scope->grouping.extremum) {
        m_out.write("(array_agg(");
        term(reference);
        m_out.write(" ORDER BY ");
        expression(*extremum->argument);
        m_out.write(extremum->function == Aggregate::Max ? " DESC NULLS LAST))[1]" : "))[1]");
    } else {
        m_out.write(m_isOrderDescending ? "max(" : "min(");
        const ServerType type = typeOf({reference});
        as(type == ServerType::Boolean ? Form::Number : type == ServerType::Other ? Form::Text : Form::Plain, {reference});
        m_out.write(")");
    }
    m_isAfterGrouping = true;
    return true;
}

void PostgresPrinter::term(const ColumnReference& column)
{
    if (m_isAfterGrouping && m_scope->grouping.isDependent(column))
        return QueryPrinter::term(column);
    if (!oneOfGroup(column))
        QueryPrinter::term(column);
}

void PostgresPrinter::term(const OutputReference& output)
{
    if (!oneOfGroup(output))
        QueryPrinter::term(output);
}

void PostgresPrinter::term(const AggregateCall& call)
{
    const bool wasGrouped = std::exchange(m_isAfterGrouping, false);
    const ServerType type = typeOf(*call.argument);
    const bool isExtremum = call.function == Aggregate::Min || call.function == Aggregate::Max;
    const bool isCounted = call.function == Aggregate::Count;
    Form form = isCounted || isNumber(type) ? Form::Plain : Form::Number;
    if (isExtremum && type != ServerType::Boolean)
        form = type == ServerType::Other ? Form::Text : Form::Plain;
    const std::string function = spelled(call.function);
    m_out.open(call.isDistinct ? function + " DISTINCT" : function);
    m_out.write(function + (call.isDistinct ? "(DISTINCT " : "("));
    as(form, *call.argument);
    m_out.write(")");
    for (const Condition& filter : call.filter) {
        m_out.write(" FILTER (WHERE ");
        condition(filter);
        m_out.write(")");
    }
    m_out.close();
    m_isAfterGrouping = wasGrouped;
}

void PostgresPrinter::term(const Arithmetic& arithmetic)
{
    using enum ArithmeticOperator;
    if (isDayDifference(arithmetic)) {
        const auto &until = std::get<FunctionCall>(arithmetic.left->term), &since = std::get<FunctionCall>(arithmetic.right->term);
        m_out.write("extract(epoch FROM ");
        moment(until.arguments, 0);
        m_out.write(" - ");
        moment(since.arguments, 0);
        m_out.write(") / 86400");
        return;
    }
    if (arithmetic.operation == Divide || arithmetic.operation == Modulo)
        return quotient(arithmetic);
    const auto side = [&](const Expression& part, bool isRight) {
        const bool isText = arithmetic.operation == Concatenate;
        const ServerType type = typeOf(part);
        const bool fits = isText ? type == ServerType::Text : isNumber(type) || type == ServerType::Unknown || isTime(type);
        if (fits)
            return operand(part, arithmetic.operation, isRight);
        as(isText ? Form::Text : Form::Number, part);
    };
    const std::string sign = spelled(arithmetic.operation);
    m_out.open(sign);
    side(*arithmetic.left, false);
    m_out.write(" " + sign + " ");
    side(*arithmetic.right, true);
    m_out.close();
}

/// Division by zero is NULL in SQLite and an error here; a remainder is of whole numbers.
void PostgresPrinter::quotient(const Arithmetic& division)
{
    const bool isRemainder = division.operation == ArithmeticOperator::Modulo;
    const bool isWhole = isRemainder || (typeOf(*division.left) == ServerType::Integer && typeOf(*division.right) == ServerType::Integer);
    const auto side = [&](const Expression& part, bool isRight) {
        const bool isCast = isWhole && (typeOf(part) != ServerType::Integer || holdsSum(part));
        const bool isNullable = isRight && !isZeroFree(part);
        m_out.write(isNullable ? "nullif(" : "");
        if (isCast)
            wholeNumber(part);
        else if (!isNumber(typeOf(part)))
            asNumber(part);
        else if (isNullable)
            expression(part);
        else
            operand(part, division.operation, isRight);
        m_out.write(isNullable ? ", 0)" : "");
    };
    const std::string sign = spelled(division.operation);
    m_out.open(sign);
    side(*division.left, false);
    m_out.write(" " + sign + " ");
    side(*division.right, true);
    m_out.close();
}

void PostgresPrinter::wholeNumber(const Expression& expression)
{
    const bool isWhole = typeOf(expression) == ServerType::Integer;
    m_out.write(isWhole ? "CAST(" : "CAST(trunc(");
    asNumber(expression);
    m_out.write(isWhole ? " AS bigint)" : ") AS bigint)");
}

/// SQLite takes the first row of several.
void PostgresPrinter::term(const ScalarQuery& scalar)
{
    if (givesOneRow(*scalar.query, m_schema))
        return nested(*scalar.query);
    Query first = *scalar.query;
    first.limit = Literal{ValueType::Integer, "1"};
    nested(first);
}

void PostgresPrinter::term(const TruthValue& truth)
{
    m_out.write("CAST(");
    parenthesised(*truth.condition);
    m_out.write(" AS integer)");
}

void PostgresPrinter::term(const Cast& cast)
{
    const ServerType type = typeOf(*cast.value);
    const bool isLoose = !isNumber(type) && type != ServerType::Boolean && type != ServerType::Unknown;
    m_out.open(std::string("CAST AS ") + spelled(cast.type));
    if (cast.type == CastType::Text) {
        asText(*cast.value);
    } else if (cast.type == CastType::Real) {
        m_out.write("CAST(");
        asNumber(*cast.value);
        m_out.write(" AS double precision)");
    } else if (isLoose) {
        leadingNumber(*cast.value, R"(^\s*[-+]?[0-9]+)", "bigint");
    } else {
        wholeNumber(*cast.value);
    }
    m_out.close();
}

/// All results have one type.
void PostgresPrinter::caseResult(const CaseExpression& cases, const Expression& result)
{
    const bool isMixed = typeOf({cases}) == ServerType::Text && typeOf(result) != ServerType::Text;
    as(isMixed ? Form::Text : Form::Plain, result);
}

} // namespace ratatosk::sql
