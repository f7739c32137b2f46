// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/database/engine/connection.h"
#include "core/database/schema/schema.h"
#include "core/questions/sampling/database_facts.h"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

namespace ratatosk {

/// A made-up question with the SQL that answers it.
struct SynthesizedQuestion {
    std::string question;
    std::string sql;

    bool operator==(const SynthesizedQuestion&) const = default;
};

struct SynthesisOptions {
    int count = 100;
    std::uint64_t seed = 1;
    double everydayShare = 0; ///< of the questions: asked without naming columns (`everyday_question`)
    double emptyShare = 0.03; ///< of the queries without rows this share is kept all the same
};

/// What became of the queries that were drawn.
struct SynthesisTally {
    int drawn = 0;
    int kept = 0;
    int unmapped = 0; ///< the parser's grammar has no place for them, or no way back
    int failed = 0;   ///< did not run, or not in time
    int empty = 0;    ///< no rows, nothing but NULL, or a count of 0
    int repeated = 0; ///< asked before
};

struct Synthesis {
    std::vector<SynthesizedQuestion> questions;
    SynthesisTally tally;
};

/// Runs SQL and returns its first rows. Left empty, nothing is run and no query counts as empty.
using RunSql = std::function<Result<ResultTable>(const std::string& sql)>;

/// Draws queries by the shapes of `query_shape`, keeps those that the parser's actions can express, that run and that mostly return
/// rows, and words them. Gives up after 1,000 draws and 100 for each question wanted, so a small database may
/// yield fewer. Deterministic.
Synthesis synthesize(const Schema& schema, const DatabaseFacts& facts, const RunSql& run, const SynthesisOptions& options,
                     std::stop_token stop = {}, const ReportProgress& report = {});

/// The same with the values of an open database. Errors: those of readFacts, Cancelled.
Result<Synthesis> synthesize(const Connection& connection, const Schema& schema, const SynthesisOptions& options, std::stop_token stop = {},
                             const ReportProgress& report = {});

} // namespace ratatosk
