// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/result_table.h"
#include "core/experiments/analysis/error_analysis.h"

#include <string>
#include <vector>

namespace ratatosk {

/// One way of counting wrong answers.
struct ErrorGroup {
    std::string title;                               ///< "class", "clause", "lacking", "database", "hardness"
    std::vector<std::pair<std::string, int>> counts; ///< in the order of the enumerators; databases by count
};

/// All groups; a class, clause or hardness that nothing belongs to is there with 0.
std::vector<ErrorGroup> groupsOf(const ErrorCounts& counts);

/// A row for each count: "group", "name", "count".
ResultTable countTable(const ErrorCounts& counts);

/// One JSON object: answers, wrong, wrong_by_structure, by_class, by_class_of_structure, by_clause, by_lacking, by_database, by_hardness, and `errors`: a list
/// with example (its place, from 0), database, class, clauses, missing, exact, execution, and of those that were tried separated_by.
std::string jsonOf(const ErrorAnalysis& analysis);

} // namespace ratatosk
