// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/engine/rule_runner.h"

#include <span>
#include <vector>

namespace ratatosk {

/// One rule alone.
template <class Candidate>
RuleActivity runRule(const Rule& rule, std::vector<Candidate>& candidates, const RuleContext& context)
{
    return applyRules(candidates, context, std::span(&rule, 1));
}

template <class Candidate>
void runFilter(CandidateFilter filter, std::vector<Candidate>& candidates, const RuleContext& context)
{
    runRule({.id = "trial", .phase = RulePhase::Filter, .action = filter}, candidates, context);
}

template <class Candidate>
RuleActivity runRewrite(RulePhase phase, Rewrite rewrite, std::vector<Candidate>& candidates, const RuleContext& context)
{
    return runRule({.id = "trial", .phase = phase, .summary = "Tries a rewrite.", .action = rewrite}, candidates, context);
}

} // namespace ratatosk
