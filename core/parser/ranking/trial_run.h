// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/connection.h"
#include "core/database/engine/trial_limits.h"
#include "core/parser/parsing/candidate.h"

#include <cstdint>
#include <map>
#include <stop_token>
#include <string>
#include <vector>

namespace ratatosk {

/// What running a candidate briefly showed.
struct TrialRun {
    enum class Outcome {
        Unknown, ///< not run, cut off, or nothing found because a table is empty: says nothing
        Rows,
        Empty,
        NullResult, ///< one row of nothing but NULL and 0
        Failed,
    };
    Outcome outcome = Outcome::Unknown;
    std::uint64_t fingerprint = 0; ///< of the rows, in order if sorted, and of the columns in any order; 0 when not run or failed
    std::int64_t count = -1;       ///< of rows; -1 when not run or failed
    bool isComplete = true;        ///< false: a limit cut the rows off
    std::vector<std::vector<Cell>> firstRows{}; ///< at most kFirstRows
    std::vector<std::string> columns{};         ///< their titles

    bool operator==(const TrialRun&) const = default;
};

inline constexpr std::size_t kFirstRows = 3; ///< as many as an answer shows beside its SQL

/// Runs `sql` within kTrialLimits. `isSorted`: the order of its rows counts.
TrialRun tryOut(const Connection& database, const std::string& sql, bool isSorted = false, std::stop_token stop = {});
/// Trial runs that are known, by statement: for whoever tries the same candidates again and again.
using TrialRuns = std::map<std::string, TrialRun>;

/// Every candidate, in order. Where one finds nothing because a table that it reads has no rows at all, that says nothing about it. What `known`
/// has is not run again; null: nothing is known.
std::vector<TrialRun> tryOut(const Connection& database, const Schema& schema, const std::vector<Candidate>& candidates,
                             std::stop_token stop = {}, TrialRuns* known = nullptr);

} // namespace ratatosk
