// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/engine/rule_change.h"
#include "core/sql/tree/query.h"

#include <string>
#include <vector>

namespace ratatosk {

/// A change with the query as it was before.
struct AppliedChange {
    RuleChange change;
    sql::Query before;
};

/// One reading of a question, as the decoder wrote it or as rules have left it.
struct CandidateQuery {
    sql::Query query;
    std::string sql;                    ///< runs on the database's dialect
    std::vector<AppliedChange> changes; ///< in the order in which rules made them; empty: as the decoder wrote it

    /// The query before any rule.
    const sql::Query& decoded() const { return changes.empty() ? query : changes.front().before; }
};

} // namespace ratatosk
