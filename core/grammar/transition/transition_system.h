// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/database/values/cell_kinds.h"
#include "core/grammar/transition/completion_cost.h"
#include "core/grammar/transition/hypothesis.h"
#include "core/grammar/tree/grammar.h"
#include "core/grammar/tree/grammar_tree.h"
#include "core/linking/links/value_candidate.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace ratatosk {

class CompactLegality;

/// What a derivation may refer to.
struct TransitionContext {
    const Schema* schema = nullptr;
    const std::vector<ValueCandidate>* values = nullptr;
    const std::vector<CellKind>* kinds = nullptr; ///< of the columns; null or empty: not known
    const std::vector<int>* parts =
        nullptr; ///< of the tables (`connectedTables`): a block keeps to one of them, and to rows with partners; null: no matter
};

/// Whether an action may come next.
enum Legality : std::uint8_t {
    Illegal = 0,
    Legal = 1,
    Senseless = 2, ///< as the query would be one of, but its cells say that it means nothing: not to be taken, though its chance counts
};

/// Which actions may come next: exactly one of the masks is filled, after Frontier::kind.
struct LegalActions {
    std::vector<std::uint8_t> rules; ///< one Legality per rule of the grammar, then one for Reduce
    std::vector<std::uint8_t> items; ///< one per column, table or value candidate
};

/// One action of a gold derivation. For a value several candidates may be equally right.
struct GoldAction {
    Action action;                 ///< index -1: the literal is not among the candidates (feed none, no loss)
    std::vector<int> equallyRight; ///< SelectValue: every candidate that is the literal, action.index included
};

/// No derivation takes more actions; `legalActions` sees to it that one which comes near can still end.
inline constexpr int kMaxActions = 120;

/// Turns derivations into trees and back, and knows which actions are legal (the transition system of TRANX, Yin and Neubig 2018,
/// with pointers to columns, tables and values). Safe to share between threads.
class TransitionSystem
{
public:
    explicit TransitionSystem(std::shared_ptr<const sql::Grammar> grammar);

    const sql::Grammar& grammar() const { return *m_grammar; }

    Hypothesis start() const;

    /// Grammar types; for the compact grammar also what makes queries that run and mean something (`compact_legality`); and a bound on
    /// length so that every derivation can still end. Never empty for a reachable hypothesis, unless the schema or the candidates
    /// have nothing to point at.
    LegalActions legalActions(const Hypothesis& hypothesis, const TransitionContext& context) const;

    /// The tree of a complete derivation; literals come from the candidates. Error: InvalidArgument when it is no derivation.
    Result<sql::GrammarTree> treeOf(const std::vector<Action>& actions, const TransitionContext& context) const;

    /// The derivation of a tree. Error: InvalidArgument when the tree is not one of this grammar.
    Result<std::vector<GoldAction>> actionsOf(const sql::GrammarTree& tree, const TransitionContext& context) const;

private:
    void allowRulesThatEnd(const Hypothesis& hypothesis, LegalActions& legal) const;

    std::shared_ptr<const sql::Grammar> m_grammar;
    CompletionCost m_cost;
    std::shared_ptr<const CompactLegality> m_compact; ///< null for other grammars
};

} // namespace ratatosk
