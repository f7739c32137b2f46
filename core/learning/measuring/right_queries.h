// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/learning/measuring/rule_measure.h"

#include <map>
#include <stop_token>
#include <string>
#include <vector>

namespace ratatosk {

/// A right query that gives other rows after all rules.
struct ChangedRightQuery {
    std::string database, question, before, after;
    std::vector<std::string> rules; ///< without any of which the rows are right again, by id
};

/// What rules do to queries that are right already: the gold queries of a pack, rewritten as if the network had found them.
struct RightQueries {
    std::string pack;
    int questions = 0; ///< whose gold query the query reader can read, and that runs
    int changed = 0;   ///< that give other rows after all rules
    double seconds = 0;
    std::vector<ChangedRightQuery> changes; ///< one for each changed query
    std::map<std::string, int> byRule;      ///< of the changed ones, those that are right again without this rule alone; by id
};

/// Needs no model: rules see the question's words and the cells, not links. Errors: opening databases; Cancelled.
Result<RightQueries> measureRightQueries(const MeasuredPack& pack, const ReportProgress& report, std::stop_token stop);

} // namespace ratatosk
