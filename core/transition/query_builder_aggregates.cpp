// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transition/query_builder.h"

#include <utility>

namespace ratatosk {

using sql::Expression;
using sql::GrammarTree;
using sql::Literal;

Expression QueryBuilder::idiomOf(const GrammarTree& tree, IdiomRule rule, Marks marks)
{
    const auto part = [&](size_t field) { return expression(child(tree, field), marks); };
    switch (rule) {
    case IdiomRule::Filtered: return filtered(tree, marks);
    case IdiomRule::CountIf: return idiom::countIf(condition(child(tree, 1), marks));
    case IdiomRule::ShareIf: {
        sql::AggregateCall all{.function = sql::Aggregate::Count, .argument = Expression{sql::Star{}}};
        return idiom::quotient({true, idiom::countIf(condition(child(tree, 1), marks)), {std::move(all)}});
    }
    case IdiomRule::Percent: return idiom::quotient({true, part(0), part(1)});
    case IdiomRule::Ratio: return idiom::quotient({false, part(0), part(1)});
    case IdiomRule::Each: return m_scope->keys.emplace_back(part(0));
    case IdiomRule::Days: return idiom::days({part(0), part(1)});
    case IdiomRule::Spaced: return idiom::spaced({part(0), part(1)});
    case IdiomRule::OrZero: return idiom::call(sql::Function::Coalesce, {part(0), {Literal{ValueType::Integer, "0"}}});
    case IdiomRule::OrElse: return idiom::call(sql::Function::Coalesce, {part(0), part(1)});
    case IdiomRule::Case:
    case IdiomRule::CaseOnly: return cases(tree, marks);
    default: return textPart(tree, rule, marks);
    }
}

Expression QueryBuilder::textPart(const GrammarTree& tree, IdiomRule rule, Marks marks)
{
    const Expression of = expression(child(tree, 0), marks);
    const auto number = [&](size_t field) { return Expression{wholeNumber(child(tree, field))}; };
    switch (rule) {
    case IdiomRule::FirstWord: return idiom::firstWord(of);
    case IdiomRule::LastWords: return idiom::lastWords(of);
    case IdiomRule::RoundedTo: return idiom::call(sql::Function::Round, {of, number(1)});
    case IdiomRule::Substring: return idiom::call(sql::Function::Substr, {of, number(1), number(2)});
    case IdiomRule::SubstringFrom: return idiom::call(sql::Function::Substr, {of, number(1)});
    case IdiomRule::Position: {
        const std::string& text = std::get<sql::Literal>(child(tree, 1).leaf).text;
        return idiom::call(sql::Function::Instr, {of, {Literal{ValueType::Text, text}}});
    }
    default: return idiom::call(sql::Function::NullIf, {of, {value(child(tree, 1), of)}});
    }
}

Expression QueryBuilder::filtered(const GrammarTree& tree, Marks marks)
{
    Expression figure = expression(child(tree, 0), marks);
    auto* call = std::get_if<sql::AggregateCall>(&figure.term);
    if (!call || !call->filter.empty()) {
        fail("only a figure of rows takes some of them");
        return {};
    }
    call->filter.push_back(condition(child(tree, 1), marks));
    return figure;
}

/// Flattens the right-branching chain that the grammar builds.
Expression QueryBuilder::cases(const GrammarTree& tree, Marks marks)
{
    sql::CaseExpression result;
    result.conditions.push_back(condition(child(tree, 0), marks));
    result.results.push_back(expression(child(tree, 1), marks));
    if (*m_rules.as<IdiomRule>(tree.rule) == IdiomRule::CaseOnly)
        return {std::move(result)};
    Expression otherwise = expression(child(tree, 2), marks);
    if (auto* inner = std::get_if<sql::CaseExpression>(&otherwise.term)) {
        inner->conditions.insert(inner->conditions.begin(), result.conditions.front());
        inner->results.insert(inner->results.begin(), result.results.front());
        return otherwise;
    }
    result.otherwise.push_back(std::move(otherwise));
    return {std::move(result)};
}

Expression QueryBuilder::window(const GrammarTree& tree, WindowRule rule, Marks marks)
{
    const auto part = [&](size_t field) { return expression(child(tree, field), marks); };
    switch (rule) {
    case WindowRule::Previous: return {sql::WindowCall{sql::WindowFunction::Lag, {part(0)}, {}, orderKeys(child(tree, 1), marks)}};
    case WindowRule::Change: return idiom::change(part(0), orderKeys(child(tree, 1), marks));
    case WindowRule::Rank: return {sql::WindowCall{sql::WindowFunction::Rank, {}, {}, orderKeys(child(tree, 0), marks)}};
    case WindowRule::RowNumber: return {sql::WindowCall{sql::WindowFunction::RowNumber, {}, {}, orderKeys(child(tree, 0), marks)}};
    case WindowRule::Within: return within(part(0), part(1));
    case WindowRule::Running:
    case WindowRule::Whole: break;
    }
    Expression figure = part(0);
    auto* call = std::get_if<sql::AggregateCall>(&figure.term);
    if (!call) {
        fail("only a figure of rows goes over other rows");
        return {};
    }
    sql::WindowCall result{.function = std::move(*call)};
    if (rule == WindowRule::Running)
        result.orderBy = orderKeys(child(tree, 1), marks);
    return {std::move(result)};
}

Expression QueryBuilder::within(Expression group, Expression window)
{
    auto* call = std::get_if<sql::WindowCall>(&window.term);
    if (auto* difference = std::get_if<sql::Arithmetic>(&window.term))
        call = std::get_if<sql::WindowCall>(&difference->right->term);
    if (!call || !call->partitionBy.empty()) {
        fail("only what goes over other rows can be parted");
        return {};
    }
    call->partitionBy.push_back(std::move(group));
    return window;
}

std::vector<sql::OrderKey> QueryBuilder::orderKeys(const GrammarTree& tree, Marks marks)
{
    const OrderRule rule = *m_rules.as<OrderRule>(tree.rule);
    std::vector<sql::OrderKey> keys = {{expression(child(tree, 0), marks), rule.isDescending}};
    if (rule.tail == OrderRule::Tail::NextKey) {
        for (sql::OrderKey& key : orderKeys(child(tree, 1), marks))
            keys.push_back(std::move(key));
    } else if (rule.tail != OrderRule::Tail::End) {
        fail("an order over rows has no limit");
    }
    return keys;
}

/// An integer, below zero as well.
Literal QueryBuilder::wholeNumber(const GrammarTree& leaf)
{
    const Literal& literal = std::get<sql::Literal>(leaf.leaf);
    const size_t digits = literal.text.starts_with("-") ? 1 : 0;
    if (literal.text.size() == digits || literal.text.find_first_not_of("0123456789", digits) != std::string::npos)
        fail("'" + literal.text + "' is no whole number");
    return {ValueType::Integer, literal.text};
}

} // namespace ratatosk
