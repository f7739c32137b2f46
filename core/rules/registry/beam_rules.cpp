// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/registry/rule_tables.h"

#include "core/mending/undecided_tests.h"

namespace ratatosk {

std::vector<Rule> beamRules()
{
    return {
        {"undecided-value", RulePhase::Beam, RuleClause::Where, RuleReason::Rare,
         "Removes a text test where three candidates differ only in its value and the question names none of them.",
         Rewrite(dropUndecidedTests)},
    };
}

} // namespace ratatosk
