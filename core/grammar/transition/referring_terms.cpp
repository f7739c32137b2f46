// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grammar/transition/referring_terms.h"

#include "core/sql/tree/term_walk.h"

namespace ratatosk::sql {

void editReferringTerms(SelectBlock& block, const EditTermAt& edit, int depth)
{
    editTerms(
        block, [&](Expression& term) { edit(term, depth); }, [&](Query& inner) { editReferringTerms(inner, edit, depth + 1); });
}

void editReferringTerms(Query& query, const EditTermAt& edit, int depth)
{
    editReferringTerms(query.first, edit, depth);
    for (SetOperand& operand : query.rest)
        editReferringTerms(operand.block, edit, depth);
    for (OrderKey& key : query.orderBy)
        editTerms(
            key.expression, [&](Expression& term) { edit(term, depth); },
            [&](Query& inner) { editReferringTerms(inner, edit, depth + 1); });
}

} // namespace ratatosk::sql
