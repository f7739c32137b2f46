// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/building/settled_candidates.h"

#include "core/rules/registry/rule_registry.h"

namespace ratatosk {

RuleActivity settle(std::vector<Candidate>& candidates, const QuestionReading& reading, const CellLookup* cells,
                    const RuleSwitches& switches)
{
    if (!switches.areOn)
        return {};
    const RuleContext context{.question = reading.question.question,
                              .schema = reading.schema,
                              .cells = cells,
                              .prepared = &reading.question,
                              .isPart = reading.part.has_value()};
    return applyRules(candidates, context, allRules(), switches);
}

} // namespace ratatosk
