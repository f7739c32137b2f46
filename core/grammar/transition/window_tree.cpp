// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grammar/transition/term_tree_builder.h"
#include "core/grammar/transition/tree_nodes.h"

#include <utility>

/// The part of a TermTreeBuilder that writes what goes over other rows.
namespace ratatosk {

using sql::GrammarTree;

GrammarTree TermTreeBuilder::window(const sql::WindowCall& window, Marks marks)
{
    const bool isOrdered = !window.orderBy.empty();
    if (const auto* call = std::get_if<sql::AggregateCall>(&window.function)) {
        if (!isOrdered)
            return within(window, treeNode(m_construction.ruleFor(WindowRule::Whole, "OVER"), aggregate(*call, marks)), marks);
        return within(
            window,
            treeNode(m_construction.ruleFor(WindowRule::Running, "OVER"), aggregate(*call, marks), orderOf(window.orderBy, 0, marks)),
            marks);
    }
    const sql::WindowFunction function = std::get<sql::WindowFunction>(window.function);
    if (!isOrdered)
        return m_construction.unsupported("OVER without an order");
    const bool isNext = function == sql::WindowFunction::Lead;
    if ((isNext || function == sql::WindowFunction::Lag) && window.arguments.size() == 1)
        return within(window,
                      treeNode(m_construction.ruleFor(isNext ? WindowRule::Next : WindowRule::Previous, "this window function"),
                               expression(window.arguments[0], marks), orderOf(window.orderBy, 0, marks)),
                      marks);
    const bool isRank = function == sql::WindowFunction::Rank;
    if (!isRank && function != sql::WindowFunction::RowNumber)
        return m_construction.unsupported("this window function");
    return within(
        window,
        treeNode(m_construction.ruleFor(isRank ? WindowRule::Rank : WindowRule::RowNumber, "OVER"), orderOf(window.orderBy, 0, marks)),
        marks);
}

GrammarTree TermTreeBuilder::within(const sql::WindowCall& window, GrammarTree tree, Marks marks)
{
    if (window.partitionBy.empty())
        return tree;
    if (window.partitionBy.size() > 1)
        return m_construction.unsupported("PARTITION BY of two keys");
    return treeNode(m_construction.ruleFor(WindowRule::Within, "PARTITION BY"), expression(window.partitionBy.front(), marks),
                    std::move(tree));
}

GrammarTree TermTreeBuilder::orderOf(const std::vector<sql::OrderKey>& keys, size_t key, Marks marks)
{
    const bool isLast = key + 1 == keys.size();
    const int rule = m_construction.rules.ruleFor(
        OrderRule{keys[key].isDescending, isLast ? OrderRule::Tail::End : OrderRule::Tail::NextKey});
    GrammarTree by = expression(keys[key].expression, marks);
    return isLast ? treeNode(rule, std::move(by)) : treeNode(rule, std::move(by), orderOf(keys, key + 1, marks));
}

} // namespace ratatosk
