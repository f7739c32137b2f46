// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/schema/schema.h"
#include "core/grammar/transition/transition_system.h"
#include "core/sql/tree/query.h"

namespace ratatosk {

/// A query that went the way query -> tree -> actions -> tree -> query.
struct ActionRoundTrip {
    sql::Query query; ///< as the parser would write it
    int actions = 0;
    bool isLegal = true; ///< a search could have taken every action
};

/// Literals are candidates of their own. Errors: those of treeOfQuery, actionsOf and queryOfTree; LimitExceeded for more than kMaxActions.
Result<ActionRoundTrip> actionRoundTrip(const sql::Query& query, const Schema& schema, const TransitionSystem& system);

/// The query that comes back: what the parser can learn of it. Errors: as actionRoundTrip.
Result<sql::Query> throughActions(const sql::Query& query, const Schema& schema, const TransitionSystem& system);

} // namespace ratatosk
