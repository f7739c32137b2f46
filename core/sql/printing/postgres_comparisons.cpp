// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/printing/postgres_printer.h"
#include "core/sql/printing/server_literals.h"
#include "core/sql/tree/spelling.h"

#include <algorithm>

namespace ratatosk::sql {

namespace {

const Literal* literalIn(const Expression& expression)
{
    return std::get_if<Literal>(&expression.term);
}

ComparisonOperator mirrored(ComparisonOperator operation)
{
    switch (operation) {
    case ComparisonOperator::Less: return ComparisonOperator::Greater;
    case ComparisonOperator::Greater: return ComparisonOperator::Less;
    case ComparisonOperator::LessEqual: return ComparisonOperator::GreaterEqual;
    case ComparisonOperator::GreaterEqual: return ComparisonOperator::LessEqual;
    default: return operation;
    }
}

} // namespace

BlockPath PostgresPrinter::path() const
{
    BlockPath blocks;
    for (const Scope* scope = m_scope; scope; scope = scope->outer)
        blocks.insert(blocks.begin(), &scope->block);
    return blocks;
}

ServerType PostgresPrinter::typeOf(const Expression& expression) const
{
    return serverTypeOf(expression, m_schema, path());
}

PostgresPrinter::Form PostgresPrinter::formFor(const Expression& left, const Expression& right) const
{
    const ServerType one = typeOf(left), other = typeOf(right);
    if (literalIn(left) && !literalIn(right))
        return formFor(right, left);
    const Literal* literal = literalIn(left) ? nullptr : literalIn(right);
    if (one == ServerType::Other && other != ServerType::Unknown)
        return one == other ? Form::Plain : Form::Text;
    if (literal && one == ServerType::Boolean)
        return truthIn(*literal) ? Form::Truth : Form::Text;
    if (literal && isNumber(one) && other == ServerType::Text)
        return isNumeric(literal->text) ? Form::Number : Form::Text;
    if (literal && isTime(one) && other == ServerType::Text)
        return isCalendarText(literal->text) ? Form::Plain : Form::Text;
    if (one == ServerType::Unknown || other == ServerType::Unknown || one == other)
        return Form::Plain;
    if (one == ServerType::Boolean || other == ServerType::Boolean)
        return isNumber(one) || isNumber(other) ? Form::Number : Form::Text;
    return commonType(one, other) == ServerType::Text ? Form::Text : Form::Plain;
}

/// Plain only where all agree on it.
PostgresPrinter::Form PostgresPrinter::formFor(const Expression& value, const std::vector<Expression>& others) const
{
    Form form = others.empty() ? Form::Plain : formFor(value, others.front());
    for (const Expression& other : others) {
        const Form wanted = formFor(value, other);
        const bool isNumeric = (form == Form::Number || form == Form::Plain) && (wanted == Form::Number || wanted == Form::Plain);
        form = wanted == form ? form : isNumeric && isNumber(typeOf(value)) ? Form::Number : Form::Text;
    }
    return form;
}

void PostgresPrinter::as(Form form, const Expression& expression)
{
    const Literal* literal = literalIn(expression);
    if (form == Form::Truth && literal)
        return m_out.leaf(literal->text, *truthIn(*literal) ? "TRUE" : "FALSE");
    if (form == Form::Text)
        return asText(expression);
    if (form == Form::Number)
        return asNumber(expression);
    this->expression(expression);
}

void PostgresPrinter::asText(const Expression& expression)
{
    const Literal* literal = literalIn(expression);
    if (literal && literal->type != ValueType::Null) {
        const std::string text = spelledLiteral({ValueType::Text, literal->text});
        return m_out.leaf(text, text);
    }
    if (literal || typeOf(expression) == ServerType::Text)
        return this->expression(expression);
    m_out.write("CAST(");
    this->expression(expression);
    m_out.write(" AS text)");
}

/// SQLite takes the number at the beginning of a text.
void PostgresPrinter::asNumber(const Expression& expression)
{
    const Literal* literal = literalIn(expression);
    const ServerType type = typeOf(expression);
    if (literal && literal->type == ValueType::Text && isNumeric(literal->text))
        return m_out.leaf(literal->text, literal->text);
    if (type == ServerType::Boolean) {
        m_out.write("CAST(");
        this->expression(expression);
        m_out.write(" AS integer)");
    } else if (isNumber(type) || type == ServerType::Unknown) {
        this->expression(expression);
    } else {
        leadingNumber(expression, R"(^\s*[-+]?(?:[0-9]+[.]?[0-9]*|[.][0-9]+))", "numeric");
    }
}

void PostgresPrinter::leadingNumber(const Expression& text, const char* pattern, const char* type)
{
    m_out.write("CAST(substring(");
    asText(text);
    m_out.write(std::string(" from '") + pattern + "') AS " + type + ")");
}

/// In SQLite every number comes before every text.
void PostgresPrinter::test(const Comparison& comparison)
{
    const Form form = formFor(comparison.left, comparison.right);
    const bool isSwapped = literalIn(comparison.left) && !literalIn(comparison.right);
    const ComparisonOperator operation = isSwapped ? mirrored(comparison.operation) : comparison.operation;
    const Expression& value = isSwapped ? comparison.right : comparison.left;
    const bool isBefore = operation == ComparisonOperator::Less || operation == ComparisonOperator::LessEqual;
    if (form == Form::Text && isNumber(typeOf(value)) && literalIn(isSwapped ? comparison.left : comparison.right) && isBefore)
        return test(NullTest{value, true});
    const std::string sign = spelled(comparison.operation);
    m_out.open(sign);
    as(form, comparison.left);
    m_out.write(" " + sign + " ");
    as(form, comparison.right);
    m_out.close();
}

void PostgresPrinter::test(const Between& between)
{
    const Form form = formFor(between.value, {between.low, between.high});
    const std::string words = between.isNegated ? "NOT BETWEEN" : "BETWEEN";
    m_out.open(words);
    as(form, between.value);
    m_out.write(" " + words + " ");
    as(form, between.low);
    m_out.write(" AND ");
    as(form, between.high);
    m_out.close();
}

/// LIKE minds the case here, and a backslash escapes unless it is told not to.
void PostgresPrinter::test(const Like& like)
{
    const std::string words = like.isNegated ? "NOT ILIKE" : "ILIKE";
    m_out.open(words);
    asText(like.value);
    m_out.write(" " + words + " ");
    asText(like.pattern);
    const Literal* pattern = literalIn(like.pattern);
    if (!like.isEscaped && (!pattern || pattern->text.find('\\') != std::string::npos))
        m_out.write(" ESCAPE ''");
    m_out.close();
}

void PostgresPrinter::test(const InList& in)
{
    const Form form = formFor(in.value, in.list);
    const std::string words = in.isNegated ? "NOT IN" : "IN";
    m_out.open(words);
    as(form, in.value);
    m_out.write(" " + words + " (");
    list(in.list, ", ", [&](const Expression& one) { as(form, one); });
    m_out.write(")");
    m_out.close();
}

void PostgresPrinter::test(const InQuery& in)
{
    const ServerType value = typeOf(in.value);
    const ServerType output = outputTypeOf(*in.query, 0, m_schema, path());
    const bool isText = value != output && commonType(value, output) == ServerType::Text;
    const std::string words = in.isNegated ? "NOT IN" : "IN";
    m_out.open(words);
    as(isText ? Form::Text : Form::Plain, in.value);
    m_out.write(" " + words + " ");
    m_outputsAsText.assign(1, isText);
    nested(*in.query);
    m_outputsAsText.clear();
    m_out.close();
}

} // namespace ratatosk::sql
