// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/connection.h"
#include "core/grammar/transition/transition_system.h"
#include "core/questions/dataset/question_pack.h"

#include <array>
#include <map>
#include <stop_token>
#include <string>
#include <vector>

namespace ratatosk {

/// How far a gold query gets on its way SQL -> query -> actions -> query -> SQL.
enum class Coverage {
    Same,      ///< the rows are the gold query's
    NotRead,   ///< our reader does not understand the SQL
    NotMapped, ///< the grammar has no place for it
    NotLegal,  ///< a search may not take one of its actions
    NotRun,    ///< what comes back fails
    OtherRows,
};
inline constexpr int kCoverages = 6;

/// "same rows", "not read" ...
const char* nameOf(Coverage coverage);

struct CoverageVerdict {
    PackQuestion question;
    Coverage coverage = Coverage::Same;
    std::string reason; ///< of NotRead, NotMapped and NotRun
    std::string sql;    ///< that came back; empty: none
    int actions = 0;

    bool operator==(const CoverageVerdict&) const = default;
};

/// Takes the question's gold query all the way and runs both. Errors: Cancelled; as goldRowsOf.
Result<CoverageVerdict> coverageOf(const PackQuestion& question, const Schema& schema, const Connection& database,
                                   const TransitionSystem& system, std::stop_token stop = {});

struct CoverageTally {
    int count = 0;
    std::array<int, kCoverages> by{}; ///< by Coverage

    void add(const CoverageVerdict& verdict);
    int of(Coverage coverage) const { return by[static_cast<std::size_t>(coverage)]; }
    double percent() const; ///< of Same

    bool operator==(const CoverageTally&) const = default;
};

/// How much of a pack a grammar can say, a record counted once.
struct CoverageReport {
    std::string name;
    CoverageTally all;
    std::map<std::string, CoverageTally> byKind;
    double actions = 0; ///< on average, of those that it has a place for
    std::vector<CoverageVerdict> verdicts;
};

CoverageReport coverageReportOf(std::string name, std::vector<CoverageVerdict> verdicts);

/// A table for a terminal: counts alone.
std::string toTable(const CoverageReport& report);

} // namespace ratatosk
