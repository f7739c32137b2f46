// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grammar/transition/completion_cost.h"

#include <algorithm>

namespace ratatosk {

using sql::Grammar;

namespace {

constexpr int kUnknown = 1'000'000; ///< larger than any cost, small enough to add a few up

} // namespace

CompletionCost::CompletionCost(const Grammar& grammar)
    : m_rules(static_cast<size_t>(grammar.ruleCount()), kUnknown), m_types(static_cast<size_t>(grammar.typeCount()), kUnknown)
{
    for (size_t type = 0; type < m_types.size(); ++type) {
        if (grammar.types()[type].primitive != Grammar::Primitive::None)
            m_types[type] = 1;
    }
    for (bool changed = true; changed;) {
        changed = false;
        for (size_t rule = 0; rule < m_rules.size(); ++rule) {
            int cost = 1;
            for (const Grammar::Field& field : grammar.rules()[rule].fields)
                cost = std::min(cost + ofField(field), kUnknown);
            changed = changed || cost < m_rules[rule];
            m_rules[rule] = std::min(cost, m_rules[rule]);
        }
        for (size_t type = 0; type < m_types.size(); ++type) {
            for (const int rule : grammar.types()[type].rules)
                m_types[type] = std::min(m_types[type], ofRule(rule));
        }
    }
}

int CompletionCost::ofField(const Grammar::Field& field) const
{
    switch (field.cardinality) {
    case Grammar::Cardinality::One: return ofType(field.type);
    case Grammar::Cardinality::Optional: return 1;
    case Grammar::Cardinality::List: return ofType(field.type) + 1;
    }
    return kUnknown;
}

int CompletionCost::ofOpenField(const Frontier& open) const
{
    if (open.mayReduce)
        return 1;
    return ofType(open.fieldType) + (open.isList ? 1 : 0);
}

int CompletionCost::behindFrontier(const Hypothesis& hypothesis) const
{
    int cost = 0;
    for (int position = 0; position + 1 < hypothesis.openCount(); ++position)
        cost += ofOpenField(hypothesis.open(position));
    return cost + (hypothesis.frontier().isList ? 1 : 0);
}

} // namespace ratatosk
