// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grammar/transition/term_builder.h"

#include "core/grammar/transition/literal_match.h"
#include "core/grammar/transition/literal_type.h"
#include "core/sql/tree/like_pattern.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

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
    const auto* call = std::get_if<sql::FunctionCall>(&beside.term);
    const bool isPart = call && call->function == sql::Function::Strftime && call->arguments.size() > 1;
    const auto* format = isPart ? std::get_if<Literal>(&call->arguments.front().term) : nullptr;
    const bool hasTwoDigits = format && (format->text == "%m" || format->text == "%d" || format->text == "%H");
    if (hasTwoDigits && literal.text.size() == 1 && literal.text[0] >= '0' && literal.text[0] <= '9')
        literal.text.insert(0, "0");
    return literal;
}

} // namespace

Expression TermBuilder::expression(const GrammarTree& tree, Marks marks)
{
    if (const auto* operation = m_construction.rules.as<sql::ArithmeticOperator>(tree.rule))
        return {sql::Arithmetic{*operation, expression(childOf(tree, 0), marks), expression(childOf(tree, 1), marks)}};
    if (const auto* aggregate = m_construction.rules.as<AggregateRule>(tree.rule)) {
        const GrammarTree& argument = childOf(tree, 0);
        return {sql::AggregateCall{aggregate->function, aggregate->isDistinct,
                                   aggregate->isOfColumn ? columnReference(argument, marks) : expression(argument, marks)}};
    }
    if (const auto* rule = m_construction.rules.as<IdiomRule>(tree.rule))
        return idiomOf(tree, *rule, marks);
    if (const auto* rule = m_construction.rules.as<WindowRule>(tree.rule))
        return window(tree, *rule, marks);
    if (const auto* rule = m_construction.rules.as<FunctionRule>(tree.rule))
        return idiom::calendarCall(rule->function, {expression(childOf(tree, 0), marks)});
    if (const auto* item = m_construction.rules.as<ItemRule>(tree.rule))
        return itemReference(*item, marks);
    if (const auto* rule = m_construction.rules.as<DatePartRule>(tree.rule))
        return idiom::calendarCall(sql::Function::Strftime,
                                   {{Literal{ValueType::Text, std::string(rule->format)}}, expression(childOf(tree, 0), marks)});
    if (const auto* type = m_construction.rules.as<sql::CastType>(tree.rule))
        return {sql::Cast{expression(childOf(tree, 0), marks), *type}};
    switch (*m_construction.rules.as<PlainRule>(tree.rule)) {
    case PlainRule::CountAll: return {sql::AggregateCall{sql::Aggregate::Count, false, Expression{sql::Star{}}}};
    case PlainRule::All: return {sql::Star{}};
    case PlainRule::Truth: return {sql::TruthValue{condition(childOf(tree, 0), marks)}};
    case PlainRule::Literal: return {std::get<sql::Literal>(childOf(tree, 0).leaf)};
    case PlainRule::Scalar: return {sql::ScalarQuery{m_statement(childOf(tree, 0))}};
    case PlainRule::Other: return expression(childOf(tree, 0), {1, marks.outward});
    case PlainRule::Outer: return expression(childOf(tree, 0), {marks.number, marks.outward + 1});
    default: return columnReference(childOf(tree, 0), marks);
    }
}

Expression TermBuilder::columnReference(const GrammarTree& leaf, Marks marks)
{
    const ColumnId column = std::get<ColumnId>(leaf.leaf);
    const BlockScope* scope = m_construction.scope;
    for (int level = 0; scope && level < marks.outward; ++level)
        scope = scope->outer;
    const std::vector<Occurrence> none;
    const std::vector<Occurrence>& known = scope ? scope->occurrences : none;
    const auto found = std::find(known.begin(), known.end(), Occurrence{m_construction.schema.column(column).table, marks.number});
    if (found == known.end()) {
        m_construction.fail("a column belongs to no query around it");
        return {};
    }
    return {sql::ColumnReference{{marks.outward, static_cast<int>(found - known.begin())}, column}};
}

Expression TermBuilder::itemReference(const ItemRule& item, Marks marks)
{
    const BlockScope* scope = m_construction.scope;
    for (int level = 0; scope && level < marks.outward; ++level)
        scope = scope->outer;
    if (!scope || item.place >= static_cast<int>(scope->items.size())) {
        m_construction.fail("a query reads no rows that have so many items");
        return {};
    }
    sql::OutputReference output = scope->items[static_cast<size_t>(item.place)].output;
    output.source.level = marks.outward;
    return {output};
}

Condition TermBuilder::condition(const GrammarTree& tree, Marks marks)
{
    if (const auto* connective = m_construction.rules.as<sql::Connective>(tree.rule))
        return joined(*connective, condition(childOf(tree, 0), marks), condition(childOf(tree, 1), marks));
    if (const auto* comparisonRule = m_construction.rules.as<ComparisonRule>(tree.rule))
        return comparison(tree, *comparisonRule, marks);
    if (const auto* test = m_construction.rules.as<TextTest>(tree.rule)) {
        const std::string& text = std::get<sql::Literal>(childOf(tree, 1).leaf).text;
        return {likeOf(columnReference(childOf(tree, 0), marks), *test, text)};
    }
    if (const auto* rule = m_construction.rules.as<ExpressionTextRule>(tree.rule)) {
        const std::string& text = std::get<sql::Literal>(childOf(tree, 1).leaf).text;
        return {likeOf(expression(childOf(tree, 0), marks), rule->test, text)};
    }
    return plainCondition(tree, *m_construction.rules.as<PlainRule>(tree.rule), marks);
}

Condition TermBuilder::comparison(const GrammarTree& tree, const ComparisonRule& rule, Marks marks)
{
    Expression left = rule.isOfColumn ? columnReference(childOf(tree, 0), marks) : expression(childOf(tree, 0), marks);
    const GrammarTree& right = childOf(tree, 1);
    if (rule.right == OperandKind::Query)
        return {sql::Comparison{std::move(left), rule.operation, {sql::ScalarQuery{m_statement(right)}}}};
    if (rule.right == OperandKind::Expression)
        return {sql::Comparison{std::move(left), rule.operation, expression(right, marks)}};

    const Literal literal = value(right, left);
    const bool isEquality = rule.operation == sql::ComparisonOperator::Equal || rule.operation == sql::ComparisonOperator::NotEqual;
    if (literal.type == ValueType::Null && isEquality)
        return {sql::NullTest{std::move(left), rule.operation == sql::ComparisonOperator::NotEqual}};
    return {sql::Comparison{std::move(left), rule.operation, {literal}}};
}

Condition TermBuilder::plainCondition(const GrammarTree& tree, PlainRule rule, Marks marks)
{
    const GrammarTree& first = childOf(tree, 0);
    switch (rule) {
    case PlainRule::Not: return negation(condition(first, marks));
    case PlainRule::OfOther: return condition(first, {1, marks.outward});
    case PlainRule::Exists: return {sql::Exists{m_statement(first)}};
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
        return {sql::InQuery{expression(first, marks), m_statement(childOf(tree, 1)), rule == PlainRule::ExpressionNotIn}};
    case PlainRule::Between: {
        Expression column = columnReference(first, marks);
        const Literal low = value(childOf(tree, 1), column);
        const Literal high = value(childOf(tree, 2), column);
        return {sql::Between{std::move(column), {low}, {high}}};
    }
    case PlainRule::BetweenExpressions:
        return {sql::Between{expression(first, marks), expression(childOf(tree, 1), marks), expression(childOf(tree, 2), marks)}};
    default: return {sql::InQuery{columnReference(first, marks), m_statement(childOf(tree, 1)), rule == PlainRule::NotIn}};
    }
}

/// NOT moves into the tests that have a word for it.
Condition TermBuilder::negation(Condition condition) const
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

Literal TermBuilder::value(const GrammarTree& leaf, const Expression& beside) const
{
    const auto* output = std::get_if<sql::OutputReference>(&beside.term);
    const std::optional<ColumnType> type = output ? typeOfItem(*output) : typeOf(beside, m_construction.schema);
    const Literal literal = fittedLiteral(std::get<sql::Literal>(leaf.leaf), type);
    return filledDatePart(literal, beside);
}

std::optional<ColumnType> TermBuilder::typeOfItem(const sql::OutputReference& output) const
{
    const BlockScope* scope = m_construction.scope;
    for (int level = 0; scope && level < output.source.level; ++level)
        scope = scope->outer;
    for (const RowItem& item : scope ? scope->items : std::vector<RowItem>())
        if (item.output.source.index == output.source.index && item.output.output == output.output)
            return item.type;
    return std::nullopt;
}

Literal TermBuilder::rowCount(const GrammarTree& leaf)
{
    const Literal& literal = std::get<sql::Literal>(leaf.leaf);
    const bool isCount = !literal.text.empty() && literal.text.find_first_not_of("0123456789") == std::string::npos;
    if (!isCount)
        m_construction.fail(fmt::format("'{}' is no number of rows", literal.text));
    return {ValueType::Integer, literal.text};
}

Expression TermBuilder::idiomOf(const GrammarTree& tree, IdiomRule rule, Marks marks)
{
    const auto part = [&](size_t field) { return expression(childOf(tree, field), marks); };
    switch (rule) {
    case IdiomRule::Filtered: return filtered(tree, marks);
    case IdiomRule::CountIf: return idiom::countIf(condition(childOf(tree, 1), marks));
    case IdiomRule::ShareIf: {
        sql::AggregateCall all{.function = sql::Aggregate::Count, .argument = Expression{sql::Star{}}};
        return idiom::quotient({true, idiom::countIf(condition(childOf(tree, 1), marks)), {std::move(all)}});
    }
    case IdiomRule::Percent: return idiom::quotient({true, part(0), part(1)});
    case IdiomRule::Ratio: return idiom::quotient({false, part(0), part(1)});
    case IdiomRule::Each: return m_construction.scope->keys.emplace_back(part(0));
    case IdiomRule::Days: return idiom::days({part(0), part(1)});
    case IdiomRule::Spaced: return idiom::spaced({part(0), part(1)});
    case IdiomRule::OfSeconds: return idiom::ofSeconds(part(0));
    case IdiomRule::Quarter: return idiom::quarter(part(0));
    case IdiomRule::AsAmount: return idiom::asNumber(part(0), "");
    case IdiomRule::AsDecimal: return idiom::asNumber(part(0), ".");
    case IdiomRule::OrZero: return idiom::call(sql::Function::Coalesce, {part(0), {Literal{ValueType::Integer, "0"}}});
    case IdiomRule::OrElse: return idiom::call(sql::Function::Coalesce, {part(0), part(1)});
    case IdiomRule::Case:
    case IdiomRule::CaseOnly: return cases(tree, marks);
    default: return textPart(tree, rule, marks);
    }
}

Expression TermBuilder::textPart(const GrammarTree& tree, IdiomRule rule, Marks marks)
{
    const Expression of = expression(childOf(tree, 0), marks);
    const auto number = [&](size_t field) { return Expression{wholeNumber(childOf(tree, field))}; };
    switch (rule) {
    case IdiomRule::FirstWord: return idiom::firstWord(of);
    case IdiomRule::LastWords: return idiom::lastWords(of);
    case IdiomRule::RoundedTo: return idiom::call(sql::Function::Round, {of, number(1)});
    case IdiomRule::Substring: return idiom::call(sql::Function::Substr, {of, number(1), number(2)});
    case IdiomRule::SubstringFrom: return idiom::call(sql::Function::Substr, {of, number(1)});
    case IdiomRule::Position: {
        const std::string& text = std::get<sql::Literal>(childOf(tree, 1).leaf).text;
        return idiom::call(sql::Function::Instr, {of, {Literal{ValueType::Text, text}}});
    }
    default: return idiom::call(sql::Function::NullIf, {of, {value(childOf(tree, 1), of)}});
    }
}

Expression TermBuilder::filtered(const GrammarTree& tree, Marks marks)
{
    Expression aggregate = expression(childOf(tree, 0), marks);
    auto* call = std::get_if<sql::AggregateCall>(&aggregate.term);
    if (!call || !call->filter.empty()) {
        m_construction.fail("only an aggregate takes some of them");
        return {};
    }
    call->filter.push_back(condition(childOf(tree, 1), marks));
    return aggregate;
}

/// Flattens the right-branching chain that the grammar builds.
Expression TermBuilder::cases(const GrammarTree& tree, Marks marks)
{
    sql::CaseExpression result;
    result.conditions.push_back(condition(childOf(tree, 0), marks));
    result.results.push_back(expression(childOf(tree, 1), marks));
    if (*m_construction.rules.as<IdiomRule>(tree.rule) == IdiomRule::CaseOnly)
        return {std::move(result)};
    Expression otherwise = expression(childOf(tree, 2), marks);
    if (auto* inner = std::get_if<sql::CaseExpression>(&otherwise.term)) {
        inner->conditions.insert(inner->conditions.begin(), result.conditions.front());
        inner->results.insert(inner->results.begin(), result.results.front());
        return otherwise;
    }
    result.otherwise.push_back(std::move(otherwise));
    return {std::move(result)};
}

Expression TermBuilder::window(const GrammarTree& tree, WindowRule rule, Marks marks)
{
    const auto part = [&](size_t field) { return expression(childOf(tree, field), marks); };
    switch (rule) {
    case WindowRule::Previous: return {sql::WindowCall{sql::WindowFunction::Lag, {part(0)}, {}, orderKeys(childOf(tree, 1), marks)}};
    case WindowRule::Next: return {sql::WindowCall{sql::WindowFunction::Lead, {part(0)}, {}, orderKeys(childOf(tree, 1), marks)}};
    case WindowRule::Change: return idiom::change(part(0), orderKeys(childOf(tree, 1), marks));
    case WindowRule::Rank: return {sql::WindowCall{sql::WindowFunction::Rank, {}, {}, orderKeys(childOf(tree, 0), marks)}};
    case WindowRule::RowNumber: return {sql::WindowCall{sql::WindowFunction::RowNumber, {}, {}, orderKeys(childOf(tree, 0), marks)}};
    case WindowRule::Within: return within(part(0), part(1));
    case WindowRule::Running:
    case WindowRule::Whole: break;
    }
    Expression aggregate = part(0);
    auto* call = std::get_if<sql::AggregateCall>(&aggregate.term);
    if (!call) {
        m_construction.fail("only an aggregate goes over other rows");
        return {};
    }
    sql::WindowCall result{.function = std::move(*call)};
    if (rule == WindowRule::Running)
        result.orderBy = orderKeys(childOf(tree, 1), marks);
    return {std::move(result)};
}

Expression TermBuilder::within(Expression group, Expression window)
{
    auto* call = std::get_if<sql::WindowCall>(&window.term);
    if (auto* difference = std::get_if<sql::Arithmetic>(&window.term))
        call = std::get_if<sql::WindowCall>(&difference->right->term);
    if (!call || !call->partitionBy.empty()) {
        m_construction.fail("only what goes over other rows can be parted");
        return {};
    }
    call->partitionBy.push_back(std::move(group));
    return window;
}

std::vector<sql::OrderKey> TermBuilder::orderKeys(const GrammarTree& tree, Marks marks)
{
    const OrderRule rule = *m_construction.rules.as<OrderRule>(tree.rule);
    std::vector<sql::OrderKey> keys = {{expression(childOf(tree, 0), marks), rule.isDescending}};
    if (rule.tail == OrderRule::Tail::NextKey) {
        for (sql::OrderKey& key : orderKeys(childOf(tree, 1), marks))
            keys.push_back(std::move(key));
    } else if (rule.tail != OrderRule::Tail::End) {
        m_construction.fail("an order over rows has no limit");
    }
    return keys;
}

/// An integer, below zero as well.
Literal TermBuilder::wholeNumber(const GrammarTree& leaf)
{
    const Literal& literal = std::get<sql::Literal>(leaf.leaf);
    const size_t digits = literal.text.starts_with("-") ? 1 : 0;
    if (literal.text.size() == digits || literal.text.find_first_not_of("0123456789", digits) != std::string::npos)
        m_construction.fail("'" + literal.text + "' is no whole number");
    return {ValueType::Integer, literal.text};
}

} // namespace ratatosk
