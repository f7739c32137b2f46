// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/like_pattern.h"
#include "core/transition/literal_match.h"
#include "core/transition/literal_type.h"
#include "core/transition/query_builder.h"

#include <fmt/format.h>

#include <algorithm>

namespace ratatosk {

using sql::Condition;
using sql::Expression;
using sql::GrammarTree;
using sql::Literal;
using sql::Occurrence;

namespace {

/// Letters of a value stand for themselves, unless the whole of it is the pattern.
sql::Like likeOf(Expression value, TextTest test, const std::string& text)
{
    if (test == TextTest::Matches)
        return {std::move(value), {Literal{ValueType::Text, text}}};
    return likeTest(std::move(value), {text, test != TextTest::StartsWith, test != TextTest::EndsWith});
}

/// Flattens the right-branching chain that the grammar builds.
Condition joined(sql::Connective connective, Condition left, Condition right)
{
    sql::Junction junction{connective, {}};
    for (Condition* side : {&left, &right}) {
        auto* inner = std::get_if<sql::Junction>(&side->test);
        if (inner && inner->connective == connective)
            junction.parts.insert(junction.parts.end(), inner->parts.begin(), inner->parts.end());
        else
            junction.parts.push_back(std::move(*side));
    }
    return {std::move(junction)};
}

/// "3" beside a month, a day or an hour is "03".
Literal filledDatePart(Literal literal, const Expression& beside)
{
    const auto* arguments = idiom::argumentsOf(beside, sql::Function::Strftime, 2);
    const auto* format = arguments ? std::get_if<Literal>(&arguments->front().term) : nullptr;
    const bool hasTwoDigits = format && (format->text == "%m" || format->text == "%d" || format->text == "%H");
    if (hasTwoDigits && literal.text.size() == 1 && literal.text[0] >= '0' && literal.text[0] <= '9')
        literal.text.insert(0, "0");
    return literal;
}

} // namespace

Expression QueryBuilder::expression(const GrammarTree& tree, Marks marks)
{
    if (const auto* operation = m_rules.as<sql::ArithmeticOperator>(tree.rule))
        return {sql::Arithmetic{*operation, expression(child(tree, 0), marks), expression(child(tree, 1), marks)}};
    if (const auto* aggregate = m_rules.as<AggregateRule>(tree.rule)) {
        const GrammarTree& argument = child(tree, 0);
        return {sql::AggregateCall{aggregate->function, aggregate->isDistinct,
                                   aggregate->isOfColumn ? columnReference(argument, marks) : expression(argument, marks)}};
    }
    if (const auto* rule = m_rules.as<IdiomRule>(tree.rule))
        return idiomOf(tree, *rule, marks);
    if (const auto* rule = m_rules.as<WindowRule>(tree.rule))
        return window(tree, *rule, marks);
    if (const auto* rule = m_rules.as<FunctionRule>(tree.rule))
        return idiom::call(rule->function, {expression(child(tree, 0), marks)});
    if (const auto* rule = m_rules.as<DatePartRule>(tree.rule))
        return idiom::call(sql::Function::Strftime,
                           {{Literal{ValueType::Text, std::string(rule->format)}}, expression(child(tree, 0), marks)});
    if (const auto* type = m_rules.as<sql::CastType>(tree.rule))
        return {sql::Cast{expression(child(tree, 0), marks), *type}};
    switch (*m_rules.as<PlainRule>(tree.rule)) {
    case PlainRule::CountAll: return {sql::AggregateCall{sql::Aggregate::Count, false, Expression{sql::Star{}}}};
    case PlainRule::All: return {sql::Star{}};
    case PlainRule::Literal: return {std::get<sql::Literal>(child(tree, 0).leaf)};
    case PlainRule::Scalar: return {sql::ScalarQuery{statement(child(tree, 0))}};
    case PlainRule::Other: return expression(child(tree, 0), {1, marks.outward});
    case PlainRule::Outer: return expression(child(tree, 0), {marks.number, marks.outward + 1});
    default: return columnReference(child(tree, 0), marks);
    }
}

Expression QueryBuilder::columnReference(const GrammarTree& leaf, Marks marks)
{
    const ColumnId column = std::get<ColumnId>(leaf.leaf);
    const Scope* scope = m_scope;
    for (int level = 0; scope && level < marks.outward; ++level)
        scope = scope->outer;
    const std::vector<Occurrence> none;
    const std::vector<Occurrence>& known = scope ? scope->occurrences : none;
    const auto found = std::find(known.begin(), known.end(), Occurrence{m_schema.column(column).table, marks.number});
    if (found == known.end()) {
        fail("a column belongs to no query around it");
        return {};
    }
    return {sql::ColumnReference{{marks.outward, static_cast<int>(found - known.begin())}, column}};
}

Condition QueryBuilder::condition(const GrammarTree& tree, Marks marks)
{
    if (const auto* connective = m_rules.as<sql::Connective>(tree.rule))
        return joined(*connective, condition(child(tree, 0), marks), condition(child(tree, 1), marks));
    if (const auto* comparisonRule = m_rules.as<ComparisonRule>(tree.rule))
        return comparison(tree, *comparisonRule, marks);
    if (const auto* test = m_rules.as<TextTest>(tree.rule)) {
        const std::string& text = std::get<sql::Literal>(child(tree, 1).leaf).text;
        return {likeOf(columnReference(child(tree, 0), marks), *test, text)};
    }
    if (const auto* rule = m_rules.as<ExpressionTextRule>(tree.rule)) {
        const std::string& text = std::get<sql::Literal>(child(tree, 1).leaf).text;
        return {likeOf(expression(child(tree, 0), marks), rule->test, text)};
    }
    return plainCondition(tree, *m_rules.as<PlainRule>(tree.rule), marks);
}

Condition QueryBuilder::comparison(const GrammarTree& tree, const ComparisonRule& rule, Marks marks)
{
    Expression left = rule.isOfColumn ? columnReference(child(tree, 0), marks) : expression(child(tree, 0), marks);
    const GrammarTree& right = child(tree, 1);
    if (rule.right == OperandKind::Query)
        return {sql::Comparison{std::move(left), rule.operation, {sql::ScalarQuery{statement(right)}}}};
    if (rule.right == OperandKind::Expression)
        return {sql::Comparison{std::move(left), rule.operation, expression(right, marks)}};

    const Literal literal = value(right, left);
    const bool isEquality = rule.operation == sql::ComparisonOperator::Equal || rule.operation == sql::ComparisonOperator::NotEqual;
    if (literal.type == ValueType::Null && isEquality)
        return {sql::NullTest{std::move(left), rule.operation == sql::ComparisonOperator::NotEqual}};
    return {sql::Comparison{std::move(left), rule.operation, {literal}}};
}

Condition QueryBuilder::plainCondition(const GrammarTree& tree, PlainRule rule, Marks marks)
{
    const GrammarTree& first = child(tree, 0);
    switch (rule) {
    case PlainRule::Not: return negation(condition(first, marks));
    case PlainRule::OfOther: return condition(first, {1, marks.outward});
    case PlainRule::Exists: return {sql::Exists{statement(first)}};
    case PlainRule::IsNull: return {sql::NullTest{columnReference(first, marks), false}};
    case PlainRule::NotNull: return {sql::NullTest{columnReference(first, marks), true}};
    case PlainRule::ExpressionIsNull: return {sql::NullTest{expression(first, marks), false}};
    case PlainRule::ExpressionNotNull: return {sql::NullTest{expression(first, marks), true}};
    case PlainRule::IsEmpty:
    case PlainRule::NotEmpty:
        return {sql::Comparison{columnReference(first, marks),
                                rule == PlainRule::IsEmpty ? sql::ComparisonOperator::Equal : sql::ComparisonOperator::NotEqual,
                                {Literal{ValueType::Text, ""}}}};
    case PlainRule::ExpressionIn:
    case PlainRule::ExpressionNotIn:
        return {sql::InQuery{expression(first, marks), statement(child(tree, 1)), rule == PlainRule::ExpressionNotIn}};
    case PlainRule::Between: {
        Expression column = columnReference(first, marks);
        const Literal low = value(child(tree, 1), column);
        const Literal high = value(child(tree, 2), column);
        return {sql::Between{std::move(column), {low}, {high}}};
    }
    case PlainRule::BetweenExpressions:
        return {sql::Between{expression(first, marks), expression(child(tree, 1), marks), expression(child(tree, 2), marks)}};
    default: return {sql::InQuery{columnReference(first, marks), statement(child(tree, 1)), rule == PlainRule::NotIn}};
    }
}

/// NOT moves into the tests that have a word for it.
Condition QueryBuilder::negation(Condition condition) const
{
    const auto turned = [&](auto* test) {
        if (test)
            test->isNegated = !test->isNegated;
        return test != nullptr;
    };
    const bool isTurned = turned(std::get_if<sql::Like>(&condition.test)) || turned(std::get_if<sql::Between>(&condition.test))
        || turned(std::get_if<sql::InQuery>(&condition.test)) || turned(std::get_if<sql::NullTest>(&condition.test));
    return isTurned ? std::move(condition) : Condition{sql::Negation{std::move(condition)}};
}

Literal QueryBuilder::value(const GrammarTree& leaf, const Expression& beside) const
{
    const Literal literal = fittedLiteral(std::get<sql::Literal>(leaf.leaf), typeOf(beside, m_schema));
    return filledDatePart(literal, beside);
}

Literal QueryBuilder::rowCount(const GrammarTree& leaf)
{
    const Literal& literal = std::get<sql::Literal>(leaf.leaf);
    const bool isCount = !literal.text.empty() && literal.text.find_first_not_of("0123456789") == std::string::npos;
    if (!isCount)
        fail(fmt::format("'{}' is no number of rows", literal.text));
    return {ValueType::Integer, literal.text};
}

} // namespace ratatosk
