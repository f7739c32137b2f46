// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/engine/candidate_query.h"
#include "core/rules/engine/rule.h"
#include "core/rules/engine/rule_context.h"
#include "core/rules/engine/rule_switches.h"

#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace ratatosk {

/// What rules did to all candidates of one question.
struct RuleActivity {
    std::set<std::string, std::less<>> fired; ///< ids of rules that changed or dropped a candidate, or the question
    std::vector<std::string> undone;          ///< ids of rules whose rewrite did not stand, one for each candidate
    std::vector<RuleChange> dropped;          ///< candidates that filters left out: `before` is the whole SQL

    bool operator==(const RuleActivity&) const = default;
};

/// Runs the rewriting rules on every candidate, then the filters, and returns the places of those that remain, ascending; never none of some.
/// After each rewrite the query must refer soundly (`sql::refersSoundly`) and keep the conditions that the question spells
/// (`lostLiteral`): else that rewrite alone is undone, and listed in `activity`.
/// Rules of a phase that looks at cells need `context.cells`.
std::vector<std::size_t> applyRules(std::span<CandidateQuery* const> candidates, const RuleContext& context, std::span<const Rule> rules,
                                    const RuleSwitches& switches, RuleActivity& activity);

/// The same on a list of what holds a CandidateQuery as its base; what filters leave out is removed.
template <class Candidate>
RuleActivity applyRules(std::vector<Candidate>& candidates, const RuleContext& context, std::span<const Rule> rules,
                        const RuleSwitches& switches = {})
{
    RuleActivity activity;
    std::vector<CandidateQuery*> queries;
    for (Candidate& candidate : candidates)
        queries.push_back(&candidate);
    const std::vector<std::size_t> kept = applyRules(std::span<CandidateQuery* const>(queries), context, rules, switches, activity);
    std::vector<Candidate> remaining;
    for (const std::size_t place : kept)
        remaining.push_back(std::move(candidates[place]));
    candidates = std::move(remaining);
    return activity;
}

} // namespace ratatosk
