// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/registry/rule_tables.h"

#include "core/rules/hierarchy/self_reference.h"
#include "core/rules/names/named_keys.h"

namespace ratatosk {

std::vector<Rule> nameRules()
{
    return {
        {"self-reference-direction", RulePhase::Names, RuleClause::Select | RuleClause::From | RuleClause::Where | RuleClause::Distinct,
         RuleReason::Rare, "Follows a key within one table in the direction that the question gives ('Tom's boss', 'who reports to Tom').",
         Rewrite(followSelfReference)},
        {"names-for-keys", RulePhase::Names, RuleClause::Select | RuleClause::From, RuleReason::Rare,
         "Shows the name of the row that a foreign key refers to instead of the key ('the handler's name').", Rewrite(nameWhatKeysPointTo)},
    };
}

} // namespace ratatosk
