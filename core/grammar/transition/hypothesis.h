// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grammar/transition/action.h"
#include "core/grammar/tree/grammar.h"
#include "core/grammar/tree/grammar_tree.h"

#include <vector>

namespace ratatosk {

/// The open field that the next action fills, with what the decoder is told about it.
struct Frontier {
    Action::Kind kind = Action::Kind::ApplyRule; ///< what kind of action it takes (ApplyRule also where Reduce is possible)
    bool mayReduce = false;                      ///< the field may be closed: it is optional, or a list that is not empty
    int fieldType = 0;                           ///< grammar type of the field (Grammar::types)
    int parentRule = -1;                         ///< rule of the node that owns the field; -1 at the root
    int parentStep = -1;                         ///< step that created that node; -1 at the root
    int field = 0;                               ///< which field of the parent rule; 0 at the root
    bool isList = false;
    int filled = 0; ///< values that a list already has
};

/// Where in the tree the value of one step went.
struct StepPlace {
    int parentStep = -1; ///< step that created the owner of the field; -1 at the root
    int field = 0;       ///< field index within the owner's rule
};

/// A partial derivation: depth first, left to right. Cheap to copy (open fields and the action list; no tree).
class Hypothesis
{
public:
    explicit Hypothesis(const sql::Grammar& grammar);

    bool isComplete() const { return m_open.empty(); }
    int step() const { return static_cast<int>(m_actions.size()); }
    const std::vector<Action>& actions() const { return m_actions; }
    /// One per action.
    const std::vector<StepPlace>& places() const { return m_places; }
    const sql::Grammar& grammar() const { return *m_grammar; }

    /// Requires: !isComplete().
    Frontier frontier() const;

    /// All open fields, the frontier last.
    int openCount() const { return static_cast<int>(m_open.size()); }
    Frontier open(int position) const;

    /// Requires: the action fits the frontier (kind and grammar type).
    void apply(Action action);

private:
    struct OpenField {
        int parentRule = -1;
        int parentStep = -1;
        int field = 0;  ///< field index within the parent rule; 0 for the root
        int filled = 0; ///< values the field has so far (lists)
    };

    void fillFrontier();
    void openFieldsOf(int rule);

    const sql::Grammar* m_grammar;
    std::vector<OpenField> m_open; ///< stack: back() is the frontier
    std::vector<Action> m_actions;
    std::vector<StepPlace> m_places;
};

} // namespace ratatosk
