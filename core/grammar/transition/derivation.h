// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grammar/transition/transition_system.h"

namespace ratatosk {

/// Builds the tree of a derivation by walking the grammar along the actions.
class TreeBuilder
{
public:
    TreeBuilder(const sql::Grammar& grammar, const std::vector<Action>& actions, const TransitionContext& context);

    /// Error: InvalidArgument names the step that does not fit, or that actions are missing or left over.
    Result<sql::GrammarTree> build();

private:
    sql::GrammarTree node(int type);
    std::vector<sql::GrammarTree> valuesOf(const sql::Grammar::Field& field);
    sql::GrammarTree leaf(sql::Grammar::Primitive primitive, const Action& action);
    bool takeReduce();
    Action take();
    void fail(const char* what);

    const sql::Grammar& m_grammar;
    const std::vector<Action>& m_actions;
    const TransitionContext& m_context;
    size_t m_next = 0;
    std::string m_error; ///< the first mistake; what is built after it is thrown away
};

/// Writes down the actions that build a tree.
class ActionWriter
{
public:
    ActionWriter(const sql::Grammar& grammar, const TransitionContext& context);

    /// Error: InvalidArgument when a node does not fit the grammar.
    Result<std::vector<GoldAction>> write(const sql::GrammarTree& tree);

private:
    bool writeNode(const sql::GrammarTree& tree, int type);
    bool writeLeaf(const sql::GrammarTree::Leaf& leaf, sql::Grammar::Primitive primitive);
    bool writeField(const std::vector<sql::GrammarTree>& values, const sql::Grammar::Field& field);
    void writeValue(const sql::Literal& value);
    void add(Action action) { m_actions.push_back({action, {}}); }

    const sql::Grammar& m_grammar;
    const TransitionContext& m_context;
    std::vector<GoldAction> m_actions;
};

} // namespace ratatosk
