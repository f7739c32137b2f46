// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/connection.h"
#include "core/database/engine/result_table.h"
#include "core/database/schema/schema.h"
#include "core/experiments/analysis/sampled_tables.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

namespace ratatosk {

/// A generated database on which two queries differ.
struct Separation {
    std::string_view what; ///< sort of database it is, as VariantPlan
    ResultTable gold;      ///< first rows of both
    ResultTable prediction;
};

/// What trying two queries on several generated databases has shown.
struct EquivalenceOutcome {
    int agreed = 0;              ///< databases on which both found the same, until one told them apart
    int open = 0;                ///< that say nothing: gold failed, or what it finds hangs on the order of rows that tie
    bool foundSomething = false; ///< on one that agreed gold found more than nothing, NULL or 0
    std::optional<Separation> separation;

    bool isEquivalent() const { return !separation && foundSomething; }
};

struct EquivalenceOptions {
    std::uint64_t seed = 1;
    int rounds = 3;         ///< databases of each sort
    int milliseconds = 500; ///< for each query on each database
    int shownRows = 5;
};

/// Two queries on databases of all kVariantPlans, in the manner of test-suite accuracy (Zhong et al., EMNLP 2020): bags of rows, or lists where gold
/// says ORDER BY, columns in any arrangement. Different from there: rows may agree with or without both queries'
/// SELECT DISTINCT, and that of count(DISTINCT x) stays; a result that another physical order of the same rows changes is not held against the
/// prediction; and where one query alone has a LIMIT, as with `ORDER BY x LIMIT 1` for `max(x)`, rows that tie count once, a row of NULLs is none,
/// and no NULLs are planted. Errors: Cancelled, Internal.
Result<EquivalenceOutcome> tryEquivalence(const SampledTables& tables, const Schema& schema, const std::string& gold,
                                          const std::string& prediction, const EquivalenceOptions& options = {}, std::stop_token stop = {});

} // namespace ratatosk
