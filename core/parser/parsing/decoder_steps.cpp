// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/parser/parsing/decoder_steps.h"

#include <utility>

namespace ratatosk {

DecoderStep nextStep(const Hypothesis& hypothesis)
{
    const Frontier frontier = hypothesis.frontier();
    DecoderStep step;
    step.isFirst = hypothesis.step() == 0;
    if (!step.isFirst)
        step.previous = hypothesis.actions().back();
    step.parentRule = frontier.parentRule;
    step.parentStep = frontier.parentStep;
    step.fieldType = frontier.fieldType;
    step.kind = frontier.kind;
    return step;
}

std::vector<std::uint8_t> legalChoices(const TransitionSystem& system, const Hypothesis& hypothesis, const TransitionContext& context)
{
    LegalActions legal = system.legalActions(hypothesis, context);
    return hypothesis.frontier().kind == Action::Kind::ApplyRule ? std::move(legal.rules) : std::move(legal.items);
}

std::vector<TargetStep> targetSteps(const TransitionSystem& system, const std::vector<GoldAction>& derivation,
                                    const TransitionContext& context)
{
    std::vector<TargetStep> steps;
    Hypothesis hypothesis = system.start();
    for (const GoldAction& gold : derivation) {
        TargetStep step{nextStep(hypothesis), legalChoices(system, hypothesis, context), {}};
        if (gold.action.kind == Action::Kind::SelectValue)
            step.right = gold.equallyRight;
        else if (gold.action.kind == Action::Kind::Reduce)
            step.right = {system.grammar().ruleCount()};
        else
            step.right = {gold.action.index};
        steps.push_back(std::move(step));
        hypothesis.apply(gold.action);
    }
    return steps;
}

} // namespace ratatosk
