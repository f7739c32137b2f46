// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schema/identifier.h"
#include "core/sql/output_names.h"
#include "core/sql/query_parser.h"

#include <fmt/format.h>

#include <map>

namespace ratatosk::sql {

namespace {

std::optional<Aggregate> aggregateOf(const std::string& name)
{
    static const std::map<std::string, Aggregate> aggregates = {{"max", Aggregate::Max},
                                                                {"min", Aggregate::Min},
                                                                {"count", Aggregate::Count},
                                                                {"sum", Aggregate::Sum},
                                                                {"avg", Aggregate::Avg}};
    const auto found = aggregates.find(foldedIdentifier(name));
    return found == aggregates.end() ? std::nullopt : std::optional(found->second);
}

Expression arithmetic(ArithmeticOperator operation, Expression left, Expression right)
{
    return {Arithmetic{operation, std::move(left), std::move(right)}};
}

} // namespace

Expression QueryParser::expression()
{
    Expression result = product();
    while (m_cursor.isSymbol("+") || m_cursor.isSymbol("-")) {
        const bool isSum = m_cursor.take().text == "+";
        result = arithmetic(isSum ? ArithmeticOperator::Add : ArithmeticOperator::Subtract, std::move(result), product());
    }
    if (m_cursor.isSymbol("||") || m_cursor.isWord("collate"))
        m_cursor.fail(ErrorCode::UnsupportedSql, fmt::format("'{}' is not supported", m_cursor.peek().text));
    return result;
}

Expression QueryParser::product()
{
    Expression result = factor();
    while (m_cursor.isSymbol("*") || m_cursor.isSymbol("/")) {
        const bool isProduct = m_cursor.take().text == "*";
        result = arithmetic(isProduct ? ArithmeticOperator::Multiply : ArithmeticOperator::Divide, std::move(result), factor());
    }
    return result;
}

Expression QueryParser::factor()
{
    const SqlToken& token = m_cursor.peek();
    if (m_cursor.isSymbol("("))
        return parenthesised();
    if (m_cursor.acceptSymbol("*"))
        return {Star{}};
    if (token.kind == SqlToken::Kind::Text)
        return {Literal{ValueType::Text, m_cursor.take().text}};
    if (token.kind == SqlToken::Kind::Number || m_cursor.isSymbol("-") || m_cursor.isSymbol("+"))
        return number();
    if (m_cursor.acceptWord("null"))
        return {Literal{ValueType::Null, "NULL"}};
    if (token.kind == SqlToken::Kind::Word && m_cursor.isSymbol("(", 1))
        return call();
    return name();
}

Expression QueryParser::parenthesised()
{
    if (m_cursor.isWord("select", 1))
        return {ScalarQuery{subquery()}};
    if (++m_depth > kDeepestNesting)
        m_cursor.fail(ErrorCode::UnsupportedSql, "parentheses are nested too deeply");
    m_cursor.expectSymbol("(");
    Expression result = expressionOrTruth();
    m_cursor.expectSymbol(")");
    --m_depth;
    return result;
}

Expression QueryParser::number()
{
    const bool isNegative = m_cursor.acceptSymbol("-");
    if (!isNegative)
        m_cursor.acceptSymbol("+");
    if (m_cursor.peek().kind != SqlToken::Kind::Number) {
        m_cursor.fail(ErrorCode::UnsupportedSql, "a sign is supported before a number only");
        return {};
    }
    const std::string digits = m_cursor.take().text;
    const bool isInteger = digits.find_first_not_of("0123456789") == std::string::npos;
    return {Literal{isInteger ? ValueType::Integer : ValueType::Real, isNegative ? "-" + digits : digits}};
}

Expression QueryParser::call()
{
    const std::optional<Aggregate> function = aggregateOf(m_cursor.peek().text);
    if (!function) {
        m_cursor.fail(ErrorCode::UnsupportedSql, fmt::format("'{}(' is not supported", m_cursor.peek().text));
        return {};
    }
    m_cursor.take();
    m_cursor.expectSymbol("(");
    AggregateCall call{.function = *function, .isDistinct = m_cursor.acceptWord("distinct")};
    call.argument = expression();
    if (m_cursor.isSymbol(","))
        m_cursor.fail(ErrorCode::UnsupportedSql, "an aggregate takes one argument here");
    m_cursor.expectSymbol(")");
    if (m_cursor.isWord("over") || m_cursor.isWord("filter"))
        m_cursor.fail(ErrorCode::UnsupportedSql, "window functions are not supported");
    return {std::move(call)};
}

/// A column, `T.*`, the name of a SELECT item, or text in double quotes.
Expression QueryParser::name()
{
    const SqlToken first = m_cursor.peek();
    const bool isName = first.kind == SqlToken::Kind::Name || first.kind == SqlToken::Kind::QuotedWord
        || (first.kind == SqlToken::Kind::Word && !isReservedWord(first.text));
    if (!isName) {
        const bool isUnsupported = m_cursor.isWord("case") || m_cursor.isWord("exists") || m_cursor.isWord("not");
        if (isUnsupported)
            m_cursor.fail(ErrorCode::UnsupportedSql, fmt::format("{} is not supported here", first.text));
        m_cursor.failSyntax("a value or name");
        return {};
    }
    m_cursor.take();
    if (m_cursor.acceptSymbol("."))
        return columnOf(first.text);
    if (std::optional<Expression> column = m_scope->findColumn("", first.text))
        return std::move(*column);
    if (std::optional<Expression> item = itemNamed(first.text))
        return std::move(*item);
    if (first.kind == SqlToken::Kind::QuotedWord)
        return {Literal{ValueType::Text, first.text}};
    m_cursor.failAt(first, fmt::format("there is no column '{}'", first.text));
    return {};
}

Expression QueryParser::columnOf(const std::string& qualifier)
{
    if (m_cursor.acceptSymbol("*")) {
        const std::optional<int> source = m_scope->findSource(qualifier);
        if (!source)
            m_cursor.fail(ErrorCode::InvalidSql, fmt::format("there is no '{}' in FROM", qualifier));
        return {Star{source}};
    }
    const SqlToken column = m_cursor.take();
    if (std::optional<Expression> found = m_scope->findColumn(qualifier, column.text))
        return std::move(*found);
    m_cursor.failAt(column, fmt::format("there is no column '{}.{}'", qualifier, column.text));
    return {};
}

std::optional<Expression> QueryParser::itemNamed(const std::string& name) const
{
    for (const SelectItem& item : m_items ? *m_items : std::vector<SelectItem>()) {
        if (!item.alias.empty() && sameIdentifier(item.alias, name))
            return item.expression;
    }
    return std::nullopt;
}

} // namespace ratatosk::sql
