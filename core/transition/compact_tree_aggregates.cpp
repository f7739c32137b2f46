// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transition/compact_tree_builder.h"
#include "core/transition/tree_nodes.h"

#include <utility>

namespace ratatosk {

using sql::Expression;
using sql::GrammarTree;

GrammarTree CompactTreeBuilder::unary(const RuleMeaning& meaning, const Expression& argument, const char* what, Marks marks)
{
    return treeNode(ruleFor(meaning, what), expression(argument, marks));
}

/// A literal where the grammar has a value.
GrammarTree CompactTreeBuilder::valueOf(const Expression& expression)
{
    const auto* literal = std::get_if<sql::Literal>(&expression.term);
    return literal ? leafNode(*literal) : unsupported("anything but a literal here");
}

GrammarTree CompactTreeBuilder::arithmetic(const Expression& whole, const sql::Arithmetic& arithmetic, Marks marks)
{
    const bool isExtended = m_rules.ruleFor(IdiomRule::Percent) >= 0;
    if (const auto parts = isExtended ? idiom::quotientIn(whole) : std::nullopt)
        return quotient(*parts, marks);
    if (const auto ends = isExtended ? idiom::daysIn(whole) : std::nullopt)
        return treeNode(m_rules.ruleFor(IdiomRule::Days), expression(ends->left, marks), expression(ends->right, marks));
    if (const auto words = isExtended ? idiom::spacedIn(whole) : std::nullopt)
        return treeNode(m_rules.ruleFor(IdiomRule::Spaced), expression(words->left, marks), expression(words->right, marks));
    if (const sql::WindowCall* before = isExtended ? idiom::changeIn(whole) : nullptr)
        return within(
            *before, treeNode(m_rules.ruleFor(WindowRule::Change), expression(*arithmetic.left, marks), orderOf(before->orderBy, 0, marks)),
            marks);
    return treeNode(ruleFor(arithmetic.operation, "this operator"), expression(*arithmetic.left, marks),
                    expression(*arithmetic.right, marks));
}

GrammarTree CompactTreeBuilder::quotient(const idiom::Quotient& quotient, Marks marks)
{
    const sql::Condition* condition = quotient.isPercent && idiom::isCountAll(quotient.whole) ? idiom::countIfIn(quotient.part) : nullptr;
    if (condition)
        return treeNode(m_rules.ruleFor(IdiomRule::ShareIf), leafNode(m_scope->starTable), this->condition(*condition, marks));
    return treeNode(m_rules.ruleFor(quotient.isPercent ? IdiomRule::Percent : IdiomRule::Ratio), expression(quotient.part, marks),
                    expression(quotient.whole, marks));
}

GrammarTree CompactTreeBuilder::function(const Expression& whole, const sql::FunctionCall& call, Marks marks)
{
    using sql::Function;
    const std::vector<Expression>& arguments = call.arguments;
    if (arguments.size() == 1)
        return unary(FunctionRule{call.function}, arguments.front(), "this function", marks);
    const auto* format = arguments.size() == 2 ? std::get_if<sql::Literal>(&arguments.front().term) : nullptr;
    if (call.function == Function::Strftime && format)
        return unary(DatePartRule{format->text}, arguments[1], "this format of a date", marks);
    if (call.function == Function::Substr)
        return substring(whole, arguments, marks);
    if (call.function == Function::Coalesce && arguments.size() == 2) {
        if (arguments[1] == Expression{sql::Literal{ValueType::Integer, "0"}})
            return unary(IdiomRule::OrZero, arguments[0], "COALESCE", marks);
        return treeNode(ruleFor(IdiomRule::OrElse, "COALESCE"), expression(arguments[0], marks), expression(arguments[1], marks));
    }
    const IdiomRule rule = call.function == Function::Round ? IdiomRule::RoundedTo
        : call.function == Function::Instr                  ? IdiomRule::Position
                                                            : IdiomRule::OrNull;
    const bool isKnown = call.function == Function::Round || call.function == Function::Instr || call.function == Function::NullIf;
    if (!isKnown || arguments.size() != 2)
        return unsupported("this function");
    return treeNode(ruleFor(rule, "this function"), expression(arguments[0], marks), valueOf(arguments[1]));
}

GrammarTree CompactTreeBuilder::substring(const Expression& whole, const std::vector<Expression>& arguments, Marks marks)
{
    if (const auto text = idiom::firstWordIn(whole))
        return unary(IdiomRule::FirstWord, *text, "SUBSTR", marks);
    if (const auto text = idiom::lastWordsIn(whole))
        return unary(IdiomRule::LastWords, *text, "SUBSTR", marks);
    if (arguments.size() == 2)
        return treeNode(ruleFor(IdiomRule::SubstringFrom, "SUBSTR"), expression(arguments[0], marks), valueOf(arguments[1]));
    return treeNode(ruleFor(IdiomRule::Substring, "SUBSTR"), expression(arguments[0], marks), valueOf(arguments[1]), valueOf(arguments[2]));
}

/// A chain branches to the right.
GrammarTree CompactTreeBuilder::cases(const sql::CaseExpression& cases, size_t first, Marks marks)
{
    GrammarTree when = condition(cases.conditions[first], marks);
    GrammarTree then = expression(cases.results[first], marks);
    const bool isLast = first + 1 == cases.conditions.size();
    if (isLast && cases.otherwise.empty())
        return treeNode(ruleFor(IdiomRule::CaseOnly, "CASE"), std::move(when), std::move(then));
    GrammarTree otherwise = isLast ? expression(cases.otherwise.front(), marks) : this->cases(cases, first + 1, marks);
    return treeNode(ruleFor(IdiomRule::Case, "CASE"), std::move(when), std::move(then), std::move(otherwise));
}

GrammarTree CompactTreeBuilder::window(const sql::WindowCall& window, Marks marks)
{
    const bool isOrdered = !window.orderBy.empty();
    if (const auto* figure = std::get_if<sql::AggregateCall>(&window.function)) {
        if (!isOrdered)
            return within(window, treeNode(ruleFor(WindowRule::Whole, "OVER"), aggregate(*figure, marks)), marks);
        return within(window, treeNode(ruleFor(WindowRule::Running, "OVER"), aggregate(*figure, marks), orderOf(window.orderBy, 0, marks)),
                      marks);
    }
    const sql::WindowFunction function = std::get<sql::WindowFunction>(window.function);
    if (!isOrdered)
        return unsupported("OVER without an order");
    if (function == sql::WindowFunction::Lag && window.arguments.size() == 1)
        return within(
            window,
            treeNode(ruleFor(WindowRule::Previous, "OVER"), expression(window.arguments[0], marks), orderOf(window.orderBy, 0, marks)),
            marks);
    const bool isRank = function == sql::WindowFunction::Rank;
    if (!isRank && function != sql::WindowFunction::RowNumber)
        return unsupported("this window function");
    return within(window, treeNode(ruleFor(isRank ? WindowRule::Rank : WindowRule::RowNumber, "OVER"), orderOf(window.orderBy, 0, marks)),
                  marks);
}

GrammarTree CompactTreeBuilder::within(const sql::WindowCall& window, GrammarTree tree, Marks marks)
{
    if (window.partitionBy.empty())
        return tree;
    if (window.partitionBy.size() > 1)
        return unsupported("PARTITION BY of two keys");
    return treeNode(ruleFor(WindowRule::Within, "PARTITION BY"), expression(window.partitionBy.front(), marks), std::move(tree));
}

GrammarTree CompactTreeBuilder::orderOf(const std::vector<sql::OrderKey>& keys, size_t key, Marks marks)
{
    const bool isLast = key + 1 == keys.size();
    const int rule = m_rules.ruleFor(OrderRule{keys[key].isDescending, isLast ? OrderRule::Tail::End : OrderRule::Tail::NextKey});
    GrammarTree by = expression(keys[key].expression, marks);
    return isLast ? treeNode(rule, std::move(by)) : treeNode(rule, std::move(by), orderOf(keys, key + 1, marks));
}

} // namespace ratatosk
