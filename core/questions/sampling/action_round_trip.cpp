// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/sampling/action_round_trip.h"

#include "core/grammar/transition/query_mapping.h"

#include <vector>

namespace ratatosk {
namespace {

void collectValues(const sql::GrammarTree& tree, std::vector<ValueCandidate>& values)
{
    if (const auto* value = std::get_if<sql::Literal>(&tree.leaf))
        values.push_back({.type = value->type, .text = value->text});
    for (const std::vector<sql::GrammarTree>& field : tree.fields) {
        for (const sql::GrammarTree& child : field)
            collectValues(child, values);
    }
}

/// Asks before each action whether it is legal.
bool isLegal(const std::vector<Action>& actions, const TransitionSystem& system, const TransitionContext& context)
{
    Hypothesis hypothesis = system.start();
    for (const Action& action : actions) {
        const LegalActions legal = system.legalActions(hypothesis, context);
        const auto& flags = hypothesis.frontier().kind == Action::Kind::ApplyRule ? legal.rules : legal.items;
        if (flags[static_cast<size_t>(action.index)] != Legal)
            return false;
        hypothesis.apply(action);
    }
    return true;
}

} // namespace

Result<ActionRoundTrip> actionRoundTrip(const sql::Query& query, const Schema& schema, const TransitionSystem& system)
{
    const auto tree = treeOfQuery(query, schema, system.grammar());
    if (!tree)
        return tree.error();
    std::vector<ValueCandidate> values;
    collectValues(*tree, values);
    const TransitionContext context{&schema, &values};
    const auto gold = system.actionsOf(*tree, context);
    if (!gold)
        return gold.error();
    std::vector<Action> actions;
    for (const GoldAction& one : *gold)
        actions.push_back(one.action);
    if (static_cast<int>(actions.size()) > kMaxActions)
        return Error{ErrorCode::LimitExceeded, "The query takes too many actions."};
    const auto back = system.treeOf(actions, context);
    if (!back)
        return back.error();
    auto result = queryOfTree(*back, schema, system.grammar());
    if (!result)
        return result.error();
    return ActionRoundTrip{*std::move(result), static_cast<int>(actions.size()), isLegal(actions, system, context)};
}

Result<sql::Query> throughActions(const sql::Query& query, const Schema& schema, const TransitionSystem& system)
{
    auto trip = actionRoundTrip(query, schema, system);
    return trip ? Result<sql::Query>(std::move(trip->query)) : trip.error();
}

} // namespace ratatosk
