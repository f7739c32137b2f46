// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/engine/changed_clauses.h"

#include <algorithm>

namespace ratatosk {
namespace {

RuleClause differing(bool isSame, RuleClause clause)
{
    return isSame ? RuleClause::None : clause;
}

RuleClause changedClauses(const sql::SelectBlock& before, const sql::SelectBlock& after)
{
    return differing(before.items == after.items, RuleClause::Select)
        | differing(before.isDistinct == after.isDistinct, RuleClause::Distinct) | differing(before.from == after.from, RuleClause::From)
        | differing(before.where == after.where, RuleClause::Where) | differing(before.groupBy == after.groupBy, RuleClause::Group)
        | differing(before.having == after.having, RuleClause::Having);
}

} // namespace

RuleClause changedClauses(const sql::Query& before, const sql::Query& after)
{
    if (!std::ranges::equal(before.rest, after.rest, {}, &sql::SetOperand::operation, &sql::SetOperand::operation))
        return RuleClause::Query;
    const bool isSameEnd = before.limit == after.limit && before.offset == after.offset && before.takesMiddle == after.takesMiddle;
    RuleClause changed = changedClauses(before.first, after.first) | differing(before.orderBy == after.orderBy, RuleClause::Order)
        | differing(isSameEnd, RuleClause::Limit);
    for (std::size_t i = 0; i < before.rest.size(); ++i)
        changed = changed | changedClauses(before.rest[i].block, after.rest[i].block);
    return changed;
}

} // namespace ratatosk
