// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/schema/identifier.h"
#include "core/sql/printing/query_printer.h"
#include "core/sql/tree/output_names.h"
#include "core/sql/tree/spelling.h"

#include <algorithm>
#include <utility>

namespace ratatosk::sql {

namespace {

/// The higher, the tighter: `a || b * c` is `(a || b) * c`.
int bindingOf(ArithmeticOperator operation)
{
    switch (operation) {
    case ArithmeticOperator::Concatenate: return 2;
    case ArithmeticOperator::Multiply:
    case ArithmeticOperator::Divide:
    case ArithmeticOperator::Modulo: return 1;
    default: return 0;
    }
}

/// `a - (b - c)` needs its parentheses, `(a - b) - c` does not.
bool needsParentheses(ArithmeticOperator inner, ArithmeticOperator outer, bool isRight)
{
    if (bindingOf(inner) != bindingOf(outer))
        return bindingOf(inner) < bindingOf(outer);
    return isRight;
}

} // namespace

void QueryPrinter::expression(const Expression& expression)
{
    std::visit([&](const auto& one) { term(one); }, expression.term);
}

void QueryPrinter::term(const Star& star)
{
    const std::string name = star.source ? qualifier({0, *star.source}, "") : "";
    m_out.leaf(name + "*", name + "*");
}

void QueryPrinter::term(const ColumnReference& reference)
{
    const Column& column = m_schema.column(reference.column);
    const std::string text = qualifier(reference.source, column.name) + spelledName(column.name);
    m_out.leaf(m_schema.table(column.table).name + "." + column.name, text);
}

void QueryPrinter::term(const OutputReference& reference)
{
    const Source& source = scopeAt(reference.source.level).block.from[static_cast<size_t>(reference.source.index)];
    const std::string name = referredName(std::get<Box<Query>>(source.relation)->first, reference.output, m_schema);
    m_out.leaf(name, qualifier(reference.source, name) + spelledName(name));
}

void QueryPrinter::term(const Literal& literal)
{
    const std::string text = spelledLiteral(literal);
    m_out.leaf(text, text);
}

void QueryPrinter::term(const AggregateCall& call)
{
    const std::string function = spelled(call.function);
    m_out.open(call.isDistinct ? function + " DISTINCT" : function);
    m_out.write(function + (call.isDistinct ? "(DISTINCT " : "("));
    expression(*call.argument);
    m_out.write(")");
    for (const Condition& filter : call.filter) {
        m_out.write(" FILTER (WHERE ");
        condition(filter);
        m_out.write(")");
    }
    m_out.close();
}

void QueryPrinter::term(const FunctionCall& call)
{
    const std::string function = spelled(call.function);
    m_out.open(function);
    m_out.write(function + "(");
    list(call.arguments, ", ", [&](const Expression& argument) { expression(argument); });
    m_out.write(")");
    m_out.close();
}

void QueryPrinter::term(const Cast& cast)
{
    const std::string type = std::string("AS ") + spelled(cast.type);
    m_out.open("CAST " + type);
    m_out.write("CAST(");
    expression(*cast.value);
    m_out.write(" " + type + ")");
    m_out.close();
}

void QueryPrinter::term(const CaseExpression& cases)
{
    m_out.open("CASE");
    m_out.write("CASE");
    for (size_t i = 0; i < cases.conditions.size(); ++i) {
        m_out.write(" WHEN ");
        condition(cases.conditions[i]);
        m_out.write(" THEN ");
        caseResult(cases, cases.results[i]);
    }
    for (const Expression& otherwise : cases.otherwise) {
        m_out.write(" ELSE ");
        caseResult(cases, otherwise);
    }
    m_out.write(" END");
    m_out.close();
}

void QueryPrinter::caseResult(const CaseExpression&, const Expression& result)
{
    expression(result);
}

void QueryPrinter::term(const WindowCall& window)
{
    m_out.open("OVER");
    if (const auto* call = std::get_if<AggregateCall>(&window.function)) {
        term(*call);
    } else {
        m_out.write(std::string(spelled(std::get<WindowFunction>(window.function))) + "(");
        list(window.arguments, ", ", [&](const Expression& argument) { expression(argument); });
        m_out.write(")");
    }
    m_out.write(" OVER (");
    over(window);
    m_out.write(")");
    m_out.close();
}

void QueryPrinter::over(const WindowCall& window)
{
    if (!window.partitionBy.empty()) {
        m_out.write("PARTITION BY ");
        list(window.partitionBy, ", ", [&](const Expression& key) { expression(key); });
        m_out.write(window.orderBy.empty() ? "" : " ");
    }
    if (window.orderBy.empty())
        return;
    m_out.write("ORDER BY ");
    orderKeys(window.orderBy);
}

void QueryPrinter::term(const Arithmetic& arithmetic)
{
    const std::string sign = spelled(arithmetic.operation);
    m_out.open(sign);
    operand(*arithmetic.left, arithmetic.operation, false);
    m_out.write(" " + sign + " ");
    operand(*arithmetic.right, arithmetic.operation, true);
    m_out.close();
}

void QueryPrinter::operand(const Expression& part, ArithmeticOperator outer, bool isRight)
{
    const auto* inner = std::get_if<Arithmetic>(&part.term);
    const bool isWrapped = inner && needsParentheses(inner->operation, outer, isRight);
    m_out.write(isWrapped ? "(" : "");
    expression(part);
    m_out.write(isWrapped ? ")" : "");
}

void QueryPrinter::term(const ScalarQuery& scalar)
{
    nested(*scalar.query);
}

void QueryPrinter::term(const TruthValue& truth)
{
    parenthesised(*truth.condition);
}

/// The alias of the source, if it has one. Where ORDER BY would take a column for a name given in SELECT, the name of its table.
std::string QueryPrinter::qualifier(const SourceReference& source, const std::string& column) const
{
    const Scope& scope = scopeAt(source.level);
    const std::string& alias = scope.aliases[static_cast<size_t>(source.index)];
    if (!alias.empty())
        return alias + ".";
    const auto hides = [&](const SelectItem& item) { return sameIdentifier(item.alias, column); };
    const auto* table = std::get_if<TableId>(&scope.block.from[static_cast<size_t>(source.index)].relation);
    if (m_isOrdering && table && std::any_of(scope.block.items.begin(), scope.block.items.end(), hides))
        return spelledTable(m_schema.table(*table)) + ".";
    return "";
}

const QueryPrinter::Scope& QueryPrinter::scopeAt(int level) const
{
    const Scope* scope = m_scope;
    for (int i = 0; i < level; ++i)
        scope = scope->outer;
    return *scope;
}

void QueryPrinter::condition(const Condition& condition)
{
    std::visit([&](const auto& one) { test(one); }, condition.test);
}

void QueryPrinter::test(const Comparison& comparison)
{
    const std::string sign = spelled(comparison.operation);
    m_out.open(sign);
    expression(comparison.left);
    m_out.write(" " + sign + " ");
    expression(comparison.right);
    m_out.close();
}

/// Requires: the caller closes the node.
void QueryPrinter::negatable(const Expression& value, bool isNegated, const char* word)
{
    const std::string words = (isNegated ? std::string("NOT ") : std::string()) + word;
    m_out.open(words);
    expression(value);
    m_out.write(" " + words + " ");
}

void QueryPrinter::test(const Between& between)
{
    negatable(between.value, between.isNegated, "BETWEEN");
    expression(between.low);
    m_out.write(" AND ");
    expression(between.high);
    m_out.close();
}

void QueryPrinter::test(const Like& like)
{
    negatable(like.value, like.isNegated, "LIKE");
    expression(like.pattern);
    if (like.isEscaped)
        m_out.write(" ESCAPE '\\'");
    m_out.close();
}

void QueryPrinter::test(const InList& in)
{
    negatable(in.value, in.isNegated, "IN");
    m_out.write("(");
    for (size_t i = 0; i < in.list.size(); ++i) {
        m_out.write(i > 0 ? ", " : "");
        expression(in.list[i]);
    }
    m_out.write(")");
    m_out.close();
}

void QueryPrinter::test(const InQuery& in)
{
    negatable(in.value, in.isNegated, "IN");
    nested(*in.query);
    m_out.close();
}

void QueryPrinter::test(const NullTest& null)
{
    const std::string words = null.isNegated ? "IS NOT NULL" : "IS NULL";
    m_out.open(words);
    expression(null.value);
    m_out.write(" " + words);
    m_out.close();
}

void QueryPrinter::test(const Exists& exists)
{
    m_out.open("EXISTS");
    m_out.write("EXISTS ");
    nested(*exists.query);
    m_out.close();
}

void QueryPrinter::test(const Negation& negation)
{
    m_out.open("NOT");
    m_out.write("NOT ");
    if (std::holds_alternative<Exists>(negation.condition->test))
        condition(*negation.condition);
    else
        parenthesised(*negation.condition);
    m_out.close();
}

void QueryPrinter::test(const Junction& junction)
{
    const std::string word = spelled(junction.connective);
    m_out.open(word);
    for (size_t i = 0; i < junction.parts.size(); ++i) {
        if (i > 0)
            m_out.write(" " + word + " ");
        const bool isJunction = std::holds_alternative<Junction>(junction.parts[i].test);
        if (isJunction && junction.connective == Connective::And)
            parenthesised(junction.parts[i]);
        else
            condition(junction.parts[i]);
    }
    m_out.close();
}

void QueryPrinter::parenthesised(const Condition& inner)
{
    m_out.write("(");
    condition(inner);
    m_out.write(")");
}

void QueryPrinter::nested(const Query& inner)
{
    const bool wasOrdering = std::exchange(m_isOrdering, false);
    m_out.write("(");
    query(inner);
    m_out.write(")");
    m_isOrdering = wasOrdering;
}

} // namespace ratatosk::sql
