// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grammar/transition/transition_system.h"

#include "core/grammar/transition/compact_legality.h"
#include "core/grammar/transition/derivation.h"

#include <algorithm>

namespace ratatosk {

namespace {

size_t pointerTargets(Action::Kind kind, const TransitionContext& context)
{
    switch (kind) {
    case Action::Kind::SelectColumn: return context.schema->columns().size();
    case Action::Kind::SelectTable: return context.schema->tables().size();
    default: return context.values->size();
    }
}

} // namespace

TransitionSystem::TransitionSystem(std::shared_ptr<const sql::Grammar> grammar)
    : m_grammar(std::move(grammar)), m_cost(*m_grammar),
      m_compact(m_grammar->name() != "published" ? std::make_shared<const CompactLegality>(*m_grammar) : nullptr)
{
}

Hypothesis TransitionSystem::start() const
{
    return Hypothesis(*m_grammar);
}

LegalActions TransitionSystem::legalActions(const Hypothesis& hypothesis, const TransitionContext& context) const
{
    const Frontier frontier = hypothesis.frontier();
    LegalActions legal;
    if (frontier.kind == Action::Kind::ApplyRule)
        allowRulesThatEnd(hypothesis, legal);
    else
        legal.items.assign(pointerTargets(frontier.kind, context), 1);
    if (m_compact)
        m_compact->restrict(hypothesis, context, legal);
    return legal;
}

void TransitionSystem::allowRulesThatEnd(const Hypothesis& hypothesis, LegalActions& legal) const
{
    const Frontier frontier = hypothesis.frontier();
    const std::vector<int>& rules = m_grammar->types()[static_cast<size_t>(frontier.fieldType)].rules;
    const int room = kMaxActions - hypothesis.step() - m_cost.behindFrontier(hypothesis);
    const int most = std::max(room, m_cost.ofType(frontier.fieldType));

    legal.rules.assign(static_cast<size_t>(m_grammar->ruleCount()) + 1, 0);
    for (const int rule : rules)
        legal.rules[static_cast<size_t>(rule)] = m_cost.ofRule(rule) <= most && !(frontier.mayReduce && m_cost.ofRule(rule) > room);
    legal.rules.back() = frontier.mayReduce;
}

Result<sql::GrammarTree> TransitionSystem::treeOf(const std::vector<Action>& actions, const TransitionContext& context) const
{
    return TreeBuilder(*m_grammar, actions, context).build();
}

Result<std::vector<GoldAction>> TransitionSystem::actionsOf(const sql::GrammarTree& tree, const TransitionContext& context) const
{
    return ActionWriter(*m_grammar, context).write(tree);
}

} // namespace ratatosk
