// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/schema/schema.h"
#include "core/sql/query.h"
#include "core/transition/transition_system.h"

namespace ratatosk {

/// The query after the way query -> tree -> actions -> tree -> query: what the parser can learn of it, and how it would write it.
/// Literals are candidates of their own. Errors: those of treeOfQuery, actionsOf and queryOfTree.
Result<sql::Query> throughActions(const sql::Query& query, const Schema& schema, const TransitionSystem& system);

} // namespace ratatosk
