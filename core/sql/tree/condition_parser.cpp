// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/tree/query_parser.h"

#include <fmt/format.h>

#include <map>

namespace ratatosk::sql {

namespace {

const std::map<std::string, ComparisonOperator>& comparisonOperators()
{
    static const std::map<std::string, ComparisonOperator> operators = {
        {"=", ComparisonOperator::Equal},      {"==", ComparisonOperator::Equal},       {"!=", ComparisonOperator::NotEqual},
        {"<>", ComparisonOperator::NotEqual},  {"<", ComparisonOperator::Less},         {">", ComparisonOperator::Greater},
        {"<=", ComparisonOperator::LessEqual}, {">=", ComparisonOperator::GreaterEqual}};
    return operators;
}

/// One condition as it is, several as a junction; a part that is a junction of the same kind is taken apart.
Condition joined(Connective connective, std::vector<Condition> parts)
{
    if (parts.size() == 1)
        return std::move(parts.front());
    Junction junction{connective, {}};
    for (Condition& part : parts) {
        auto* inner = std::get_if<Junction>(&part.test);
        if (inner && inner->connective == connective)
            junction.parts.insert(junction.parts.end(), inner->parts.begin(), inner->parts.end());
        else
            junction.parts.push_back(std::move(part));
    }
    return {std::move(junction)};
}

} // namespace

Condition QueryParser::condition()
{
    std::vector<Condition> parts;
    do
        parts.push_back(conjunction());
    while (m_cursor.acceptWord("or"));
    return joined(Connective::Or, std::move(parts));
}

Condition QueryParser::conjunction()
{
    std::vector<Condition> parts;
    do
        parts.push_back(negation());
    while (m_cursor.acceptWord("and"));
    return joined(Connective::And, std::move(parts));
}

Condition QueryParser::negation()
{
    if (++m_depth > kDeepestNesting)
        m_cursor.fail(ErrorCode::UnsupportedSql, "conditions are nested too deeply");
    Condition result;
    if (m_cursor.acceptWord("not")) {
        result = {Negation{negation()}};
    } else if (isConditionInParentheses()) {
        m_cursor.expectSymbol("(");
        result = condition();
        m_cursor.expectSymbol(")");
    } else {
        result = test();
    }
    --m_depth;
    return result;
}

/// `(a = 1 OR b = 2)` is a condition, the parenthesis of `(a + b) > 2` belongs to an expression: the token behind tells.
bool QueryParser::isConditionInParentheses() const
{
    if (!m_cursor.isSymbol("(") || m_cursor.isWord("select", 1))
        return false;
    const size_t behind = m_cursor.lengthOfParentheses();
    for (const char* symbol : {"+", "-", "*", "/", "%", "||"}) {
        if (m_cursor.isSymbol(symbol, behind))
            return false;
    }
    for (const char* word : {"not", "between", "like", "in", "is", "isnull", "notnull"}) {
        if (m_cursor.isWord(word, behind))
            return false;
    }
    return !comparisonOperators().contains(m_cursor.peek(behind).text);
}

Condition QueryParser::test()
{
    if (m_cursor.acceptWord("exists"))
        return {Exists{subquery()}};
    Expression left = expression();
    if (const std::optional<ComparisonOperator> operation = comparisonOperator())
        return {Comparison{std::move(left), *operation, expression()}};
    return wordTest(std::move(left));
}

std::optional<ComparisonOperator> QueryParser::comparisonOperator()
{
    const auto found = comparisonOperators().find(m_cursor.peek().text);
    if (m_cursor.peek().kind != SqlToken::Kind::Symbol || found == comparisonOperators().end())
        return std::nullopt;
    m_cursor.take();
    return found->second;
}

/// In SELECT, in ORDER BY and in parentheses a comparison may stand for its truth.
Expression QueryParser::expressionOrTruth()
{
    Expression left = expression();
    if (const std::optional<ComparisonOperator> operation = comparisonOperator())
        return {TruthValue{Condition{Comparison{std::move(left), *operation, expression()}}}};
    return left;
}

Condition QueryParser::wordTest(Expression value)
{
    if (const std::optional<bool> isNotNull = nullTest())
        return {NullTest{std::move(value), *isNotNull}};
    const bool isNegated = m_cursor.acceptWord("not");
    if (m_cursor.acceptWord("between")) {
        Expression low = expression();
        m_cursor.expectWord("and");
        return {Between{std::move(value), std::move(low), expression(), isNegated}};
    }
    if (m_cursor.acceptWord("like"))
        return likeTest(std::move(value), isNegated);
    if (m_cursor.acceptWord("in"))
        return inTest(std::move(value), isNegated);
    if (isNegated && m_cursor.acceptWord("null"))
        return {NullTest{std::move(value), true}};
    m_cursor.fail(ErrorCode::UnsupportedSql, "a condition compares, or uses BETWEEN, LIKE, IN or IS NULL");
    return {};
}

/// IS NULL: false, IS NOT NULL: true; nothing when neither is here.
std::optional<bool> QueryParser::nullTest()
{
    if (m_cursor.acceptWord("isnull"))
        return false;
    if (m_cursor.acceptWord("notnull"))
        return true;
    if (!m_cursor.acceptWord("is"))
        return std::nullopt;
    const bool isNegated = m_cursor.acceptWord("not");
    if (!m_cursor.acceptWord("null"))
        m_cursor.fail(ErrorCode::UnsupportedSql, "IS is supported with NULL only");
    return isNegated;
}

Condition QueryParser::likeTest(Expression value, bool isNegated)
{
    Like like{std::move(value), expression(), isNegated};
    like.isEscaped = m_cursor.acceptWord("escape");
    if (like.isEscaped && expression() != Expression{Literal{ValueType::Text, "\\"}})
        m_cursor.fail(ErrorCode::UnsupportedSql, "ESCAPE is supported with a backslash only");
    return {std::move(like)};
}

Condition QueryParser::inTest(Expression value, bool isNegated)
{
    if (m_cursor.isSymbol("(") && m_cursor.isWord("select", 1))
        return {InQuery{std::move(value), subquery(), isNegated}};
    InList in{std::move(value), {}, isNegated};
    m_cursor.expectSymbol("(");
    do
        in.list.push_back(expression());
    while (m_cursor.acceptSymbol(","));
    m_cursor.expectSymbol(")");
    return {std::move(in)};
}

} // namespace ratatosk::sql
