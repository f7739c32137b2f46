// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/registry/rule_tables.h"

#include "core/rules/amounts/kept_units.h"

namespace ratatosk {

std::vector<Rule> unitRules()
{
    return {
        {"stored-units", RulePhase::Units, RuleClause::Select | RuleClause::From | RuleClause::Where | RuleClause::Having,
         RuleReason::Reading, "Converts between a column's unit and the unit in the question, such as cents and euros.",
         Rewrite(convertToStoredUnits)},
        {"units-by-cells", RulePhase::Units, RuleClause::Where | RuleClause::Having, RuleReason::Reading,
         "Converts a number to the unit that a column's cells are in, such as 3 hours to 180 where lengths go from 46 to 185.",
         Rewrite(convertByCells)},
    };
}

} // namespace ratatosk
