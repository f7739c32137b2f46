// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/files/opening/database_browser.h"

#include <stop_token>
#include <string>
#include <vector>

namespace ratatosk {

/// One line of EXPLAIN QUERY PLAN, or one node of a server's plan, taken apart.
struct PlanStep {
    enum class Kind {
        Scan,         ///< reads all rows of `table`
        Search,       ///< finds rows of `table` by `index` or its row number
        SortInMemory, ///< a temporary B-tree for `purpose` (ORDER BY, GROUP BY, DISTINCT)
        Subquery,     ///< `purpose`: what the engine calls it
        Combine,      ///< a UNION or the like
        Other,
    };

    Kind kind = Kind::Other;
    std::string table;
    std::string index;        ///< empty: none
    bool isCovering = false;  ///< the index alone holds all that is needed
    bool isAutomatic = false; ///< an index built for this one run
    bool isByRowNumber = false;
    std::string condition; ///< "age>? AND age<?"
    std::string purpose;
    std::string detail; ///< the engine's own words
    std::vector<PlanStep> children;

    bool operator==(const PlanStep&) const = default;
};

/// Takes one line of SQLite's plan apart.
PlanStep planStepOf(const std::string& detail);

/// A plan as PostgreSQL gives it with EXPLAIN (FORMAT JSON). Error: InvalidData.
Result<std::vector<PlanStep>> serverPlanOf(const std::string& json);

/// The statement that asks for the plan of another, which is compiled for that and not run.
std::string planStatement(const std::string& sql, Dialect dialect);

/// How the statement would be run, without running it. The steps at the top, in order. Errors: as DatabaseBrowser::run.
Result<std::vector<PlanStep>> queryPlan(DatabaseBrowser& browser, const std::string& sql, std::stop_token stop = {});

} // namespace ratatosk
