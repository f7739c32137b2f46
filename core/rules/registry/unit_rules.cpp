// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/registry/rule_tables.h"

#include "core/amounts/kept_units.h"

namespace ratatosk {

std::vector<Rule> unitRules()
{
    return {
        {"stored-units", RulePhase::Units, RuleClause::Select | RuleClause::From | RuleClause::Where | RuleClause::Having,
         RuleReason::Reading, "Converts between a column's unit and the unit in the question, such as cents and euros.",
         Rewrite(reckonInKeptUnits)},
    };
}

} // namespace ratatosk
