// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/linking/value_candidate.h"
#include "core/schema/schema.h"
#include "core/sql/grammar.h"
#include "core/sql/grammar_tree.h"
#include "core/transition/hypothesis.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace ratatosk {

/// What a derivation may refer to.
struct TransitionContext {
    const Schema* schema = nullptr;
    const std::vector<ValueCandidate>* values = nullptr;
};

/// Which actions may come next: exactly one of the masks is filled, after Frontier::kind.
struct LegalActions {
    std::vector<std::uint8_t> rules;  ///< one flag per rule of the grammar, then one for Reduce
    std::vector<std::uint8_t> items;  ///< one flag per column, table or value candidate
};

/// One action of a gold derivation. For a value several candidates may be equally right.
struct GoldAction {
    Action action;                ///< index -1: the literal is not among the candidates (feed none, no loss)
    std::vector<int> equallyRight; ///< SelectValue: every candidate that is the literal, action.index included
};

/// Turns derivations into trees and back, and knows which actions are legal (parser-spec 8).
class TransitionSystem
{
public:
    explicit TransitionSystem(std::shared_ptr<const sql::Grammar> grammar);

    const sql::Grammar& grammar() const { return *m_grammar; }

    Hypothesis start() const;

    /// Grammar types, plus what makes queries that run and mean something (8.3): no star in WHERE, sum and avg on numbers, no
    /// repeated select item, one select item in a nested comparison, equal select counts in set operations, and a bound on
    /// length so that every derivation can still end. Never empty for a reachable hypothesis.
    LegalActions legalActions(const Hypothesis& hypothesis, const TransitionContext& context) const;

    /// The tree of a complete derivation; literals come from the candidates.
    Result<sql::GrammarTree> treeOf(const std::vector<Action>& actions, const TransitionContext& context) const;

    /// The derivation of a tree.
    Result<std::vector<GoldAction>> actionsOf(const sql::GrammarTree& tree, const TransitionContext& context) const;

private:
    std::shared_ptr<const sql::Grammar> m_grammar;
};

} // namespace ratatosk
