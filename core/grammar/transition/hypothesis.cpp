// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grammar/transition/hypothesis.h"

namespace ratatosk {

using sql::Grammar;

namespace {

Action::Kind kindFor(Grammar::Primitive primitive)
{
    switch (primitive) {
    case Grammar::Primitive::Column: return Action::Kind::SelectColumn;
    case Grammar::Primitive::Table: return Action::Kind::SelectTable;
    case Grammar::Primitive::Value: return Action::Kind::SelectValue;
    case Grammar::Primitive::None: break;
    }
    return Action::Kind::ApplyRule;
}

} // namespace

Hypothesis::Hypothesis(const Grammar& grammar) : m_grammar(&grammar), m_open(1) {}

Frontier Hypothesis::frontier() const
{
    return open(openCount() - 1);
}

Frontier Hypothesis::open(int position) const
{
    const OpenField& open = m_open[static_cast<size_t>(position)];
    Frontier frontier{.fieldType = m_grammar->root(),
                      .parentRule = open.parentRule,
                      .parentStep = open.parentStep,
                      .field = open.field,
                      .filled = open.filled};
    if (open.parentRule >= 0) {
        const Grammar::Field& field = m_grammar->rules()[static_cast<size_t>(open.parentRule)].fields[static_cast<size_t>(open.field)];
        frontier.fieldType = field.type;
        frontier.isList = field.cardinality == Grammar::Cardinality::List;
        frontier.mayReduce = field.cardinality == Grammar::Cardinality::Optional || open.filled > 0;
    }
    frontier.kind = kindFor(m_grammar->types()[static_cast<size_t>(frontier.fieldType)].primitive);
    return frontier;
}

void Hypothesis::apply(Action action)
{
    m_places.push_back({m_open.back().parentStep, m_open.back().field});
    m_actions.push_back(action);
    if (action.kind == Action::Kind::Reduce) {
        m_open.pop_back();
        return;
    }
    fillFrontier();
    if (action.kind == Action::Kind::ApplyRule)
        openFieldsOf(action.index);
}

/// A list stays open for more; any other field has what it needs.
void Hypothesis::fillFrontier()
{
    OpenField& open = m_open.back();
    if (frontier().isList)
        ++open.filled;
    else
        m_open.pop_back();
}

void Hypothesis::openFieldsOf(int rule)
{
    const int count = static_cast<int>(m_grammar->rules()[static_cast<size_t>(rule)].fields.size());
    for (int field = count - 1; field >= 0; --field)
        m_open.push_back({rule, step() - 1, field, 0});
}

} // namespace ratatosk
