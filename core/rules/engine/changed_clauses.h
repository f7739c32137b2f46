// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/engine/rule.h"
#include "core/sql/tree/query.h"

namespace ratatosk {

/// In which clauses two queries differ; a query in FROM counts as FROM, and one in a condition as the clause of that; a clause of any block
/// counts. Query: they combine blocks otherwise.
RuleClause changedClauses(const sql::Query& before, const sql::Query& after);

} // namespace ratatosk
