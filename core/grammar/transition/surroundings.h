// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grammar/transition/compact_rules.h"
#include "core/grammar/transition/hypothesis.h"

#include <optional>
#include <vector>

namespace ratatosk {

/// What a select list is made of.
struct ItemShape {
    int count = 1;
    int starTable = -1; ///< `*` is the one item, and of this table

    bool isStar() const { return starTable >= 0; }

    bool operator==(const ItemShape&) const = default;
};

/// Where the next action of a compact derivation stands: read from the steps above it.
struct Surroundings {
    enum class Clause { None, Select, Where, Group, Having, Order, On, Join, Limit };

    Clause clause = Clause::None; ///< of the innermost block; None: its pattern is still open
    bool isItem = false;          ///< it is one item of the select list, or the list
    bool isInItemList = false;    ///< it is one of several items
    bool isInAggregate = false;
    bool isInRowAggregate = false; ///< in one aggregate, and that goes over other rows
    bool isInWindow = false;       ///< in what goes over other rows
    bool isOfEach = false;         ///< in the order within groups that a query takes the best of
    bool isInKey = false;          ///< in an item that is a key of GROUP BY
    bool isInArithmetic = false;
    bool isInOther = false; ///< below Other or OfOther
    int outward = 0;        ///< Outer marks above it

    int blockStep = -1;                   ///< the block's outermost step; -1: the action itself opens the block
    int innermostWrapper = -1;            ///< the first wrapper above the action
    int enclosingBlocks = 0;              ///< queries around it whose columns Outer may name
    bool isLeftOfSet = false;             ///< a set operation follows the block
    bool isRowSource = false;             ///< the query is read as a table
    bool needsOneItem = false;            ///< the query stands for one value or one list of values
    std::optional<ItemShape> neededShape; ///< of the other side of the set operation
};

/// A partial compact derivation as a tree.
class DerivationView
{
public:
    DerivationView(const Hypothesis& hypothesis, const CompactRules& rules) : m_hypothesis(hypothesis), m_rules(rules) {}

    /// The rule applied in a step; -1 for a leaf, and for -1.
    int ruleAt(int step) const;
    int parentOf(int step) const { return m_hypothesis.places()[static_cast<size_t>(step)].parentStep; }
    int fieldOf(int step) const { return m_hypothesis.places()[static_cast<size_t>(step)].field; }
    /// The step that fills a field; -1 when none has yet.
    int childOf(int step, int field) const;
    const Action& actionAt(int step) const { return m_hypothesis.actions()[static_cast<size_t>(step)]; }
    /// The index that the step chose.
    int indexAt(int step) const { return m_hypothesis.actions()[static_cast<size_t>(step)].index; }
    int stepCount() const { return m_hypothesis.step(); }
    bool isWrapper(int step) const;

    /// Shape of the select list of a finished statement.
    ItemShape shapeOf(int statementStep) const;

    /// Steps that belong to the block, its nested queries left out. Requires: blockStep >= 0.
    std::vector<int> stepsOfBlock(int blockStep) const;
    /// Whether the block groups, or its select list aggregates: only then may ORDER BY aggregate, too. Requires: both are chosen.
    bool isAggregated(int blockStep) const;
    /// How many items the rows have that the block reads as tables.
    int rowItems(int blockStep) const;
    /// Whether the block reads rows, and no table.
    bool readsRowsAlone(int blockStep) const;
    /// Whether an aggregate is the one that goes over other rows, and so leaves the rows apart.
    bool isOverRows(int step) const;
    /// The wrappers of the block as far as there are any, from outside in.
    std::vector<int> wrappersOfBlock(int blockStep) const;

    Surroundings surroundings() const;

private:
    int lastChildOf(int step) const;
    void lookUpwards(int step, int field, Surroundings& result) const;
    void lookAroundBlock(int step, int field, Surroundings& result) const;
    Surroundings::Clause clauseOf(int patternStep, int field) const;
    bool opensNestedQuery(int step, int field) const;

    const Hypothesis& m_hypothesis;
    const CompactRules& m_rules;
};

} // namespace ratatosk
