// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/schema/identifier.h"
#include "core/sql/tree/output_names.h"
#include "core/sql/tree/query_parser.h"
#include "core/sql/tree/spelling.h"

#include <fmt/format.h>

#include <charconv>
#include <cstdint>

namespace ratatosk::sql {

namespace {

/// 0x1F as 31, other numbers as they are; empty when it does not fit.
std::string decimal(const std::string& digits)
{
    if (digits.size() < 3 || (digits[1] != 'x' && digits[1] != 'X'))
        return digits;
    std::int64_t number = 0;
    const auto read = std::from_chars(digits.data() + 2, digits.data() + digits.size(), number, 16);
    return read.ec == std::errc() ? std::to_string(number) : std::string();
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
    if (m_cursor.isWord("collate"))
        m_cursor.fail(ErrorCode::UnsupportedSql, fmt::format("'{}' is not supported", m_cursor.peek().text));
    return result;
}

Expression QueryParser::product()
{
    Expression result = concatenation();
    while (m_cursor.isSymbol("*") || m_cursor.isSymbol("/") || m_cursor.isSymbol("%")) {
        const std::string sign = m_cursor.take().text;
        const ArithmeticOperator operation = sign == "*" ? ArithmeticOperator::Multiply
            : sign == "/"                                ? ArithmeticOperator::Divide
                                                         : ArithmeticOperator::Modulo;
        result = arithmetic(operation, std::move(result), concatenation());
    }
    return result;
}

Expression QueryParser::concatenation()
{
    Expression result = factor();
    while (m_cursor.acceptSymbol("||"))
        result = arithmetic(ArithmeticOperator::Concatenate, std::move(result), factor());
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
    if (m_cursor.isWord("case"))
        return cases();
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
        if (!isNegative || m_cursor.isSymbol("-") || m_cursor.isSymbol("+"))
            m_cursor.fail(ErrorCode::UnsupportedSql, "a sign is supported before a number, name or parenthesis only");
        return arithmetic(ArithmeticOperator::Subtract, {Literal{ValueType::Integer, "0"}}, factor());
    }
    const std::string digits = decimal(m_cursor.take().text);
    if (digits.empty())
        m_cursor.fail(ErrorCode::UnsupportedSql, "a hexadecimal number has more than 63 bits");
    const bool isInteger = digits.find_first_not_of("0123456789") == std::string::npos;
    return {Literal{isInteger ? ValueType::Integer : ValueType::Real, isNegative ? "-" + digits : digits}};
}

Expression QueryParser::call()
{
    if (m_cursor.isWord("cast"))
        return cast();
    const SqlToken name = m_cursor.peek();
    const std::optional<Function> function = functionNamed(sameIdentifier(name.text, "substring") ? "substr" : name.text);
    if (!function && !aggregateNamed(name.text) && !windowFunctionNamed(name.text)) {
        m_cursor.fail(ErrorCode::UnsupportedSql, fmt::format("'{}(' is not supported", name.text));
        return {};
    }
    m_cursor.take();
    m_cursor.expectSymbol("(");
    if (const std::optional<WindowFunction> ofRows = windowFunctionNamed(name.text)) {
        WindowCall window{.function = *ofRows, .arguments = arguments()};
        overClause(window);
        return {std::move(window)};
    }
    // max(a, b) and min(a, b) compare the values of one row
    const bool isOfRows = !m_cursor.hasCommaInParentheses();
    if (const std::optional<Aggregate> ofRows = isOfRows ? aggregateNamed(name.text) : std::nullopt)
        return aggregate(*ofRows);
    if (!function) {
        m_cursor.fail(ErrorCode::UnsupportedSql, fmt::format("'{}(' of several values is not supported", name.text));
        return {};
    }
    return {FunctionCall{*function, arguments()}};
}

/// To the closing parenthesis, and behind it FILTER and OVER.
Expression QueryParser::aggregate(Aggregate function)
{
    AggregateCall call{.function = function, .isDistinct = m_cursor.acceptWord("distinct")};
    call.argument = m_cursor.isSymbol(")") ? Expression{Star{}} : expressionOrTruth();
    m_cursor.expectSymbol(")");
    if (m_cursor.acceptWord("filter")) {
        m_cursor.expectSymbol("(");
        m_cursor.expectWord("where");
        call.filter.push_back(condition());
        m_cursor.expectSymbol(")");
    }
    if (!m_cursor.isWord("over"))
        return {std::move(call)};
    WindowCall window{.function = std::move(call)};
    overClause(window);
    return {std::move(window)};
}

std::vector<Expression> QueryParser::arguments()
{
    std::vector<Expression> result;
    while (!m_cursor.isSymbol(")") && !m_cursor.isAtEnd()) {
        result.push_back(expression());
        if (!m_cursor.acceptSymbol(","))
            break;
    }
    m_cursor.expectSymbol(")");
    return result;
}

void QueryParser::overClause(WindowCall& window)
{
    m_cursor.expectWord("over");
    m_cursor.expectSymbol("(");
    if (m_cursor.acceptWord("partition")) {
        m_cursor.expectWord("by");
        do
            window.partitionBy.push_back(expression());
        while (m_cursor.acceptSymbol(","));
    }
    if (m_cursor.acceptWord("order")) {
        m_cursor.expectWord("by");
        do
            window.orderBy.push_back(orderKey(expression()));
        while (m_cursor.acceptSymbol(","));
    }
    if (!m_cursor.isSymbol(")"))
        m_cursor.fail(ErrorCode::UnsupportedSql, "frames of window functions are not supported");
    m_cursor.expectSymbol(")");
}

Expression QueryParser::cast()
{
    m_cursor.expectWord("cast");
    m_cursor.expectSymbol("(");
    Cast result;
    result.value = expression();
    m_cursor.expectWord("as");
    const SqlToken name = m_cursor.take();
    const std::optional<CastType> type = castTypeNamed(name.text);
    if (!type)
        m_cursor.fail(ErrorCode::UnsupportedSql, fmt::format("CAST AS {} is not supported", name.text));
    result.type = type.value_or(CastType::Real);
    m_cursor.expectSymbol(")");
    return {std::move(result)};
}

/// `CASE x WHEN 1` reads as `CASE WHEN x = 1`.
Expression QueryParser::cases()
{
    if (++m_depth > kDeepestNesting)
        m_cursor.fail(ErrorCode::UnsupportedSql, "expressions are nested too deeply");
    m_cursor.expectWord("case");
    std::optional<Expression> base;
    if (!m_cursor.isWord("when"))
        base = expression();
    CaseExpression result;
    while (m_cursor.acceptWord("when")) {
        result.conditions.push_back(base ? Condition{Comparison{*base, ComparisonOperator::Equal, expression()}} : condition());
        m_cursor.expectWord("then");
        result.results.push_back(expressionOrTruth());
    }
    if (m_cursor.acceptWord("else"))
        result.otherwise.push_back(expressionOrTruth());
    m_cursor.expectWord("end");
    if (result.conditions.empty())
        m_cursor.failSyntax("WHEN");
    --m_depth;
    return {std::move(result)};
}

/// A column, `T.*`, the name of a SELECT item, or text in double quotes.
Expression QueryParser::name()
{
    const SqlToken first = m_cursor.peek();
    const bool isName = first.kind == SqlToken::Kind::Name || first.kind == SqlToken::Kind::QuotedWord
        || (first.kind == SqlToken::Kind::Word && !isReservedWord(first.text));
    if (!isName) {
        const bool isUnsupported = m_cursor.isWord("exists") || m_cursor.isWord("not");
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
