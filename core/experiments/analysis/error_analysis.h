// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/experiments/analysis/equivalence.h"
#include "core/experiments/analysis/query_difference.h"
#include "core/questions/dataset/dataset.h"
#include "core/questions/evaluation/report.h"

#include <array>
#include <map>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {

/// What a question's words did not lead to, of what gold needs and the prediction lacks.
enum class MissingCause {
    Neither, ///< everything that is lacking had been found, or nothing is lacking
    Link,    ///< no word of the question was linked with a column or table
    Value,   ///< a value is neither in the question nor a cell that was found
    LinkAndValue,
};

inline constexpr std::array allMissingCauses{MissingCause::Neither, MissingCause::Link, MissingCause::Value, MissingCause::LinkAndValue};

/// "nothing", "a link", "a value", "a link and a value".
std::string_view nameOf(MissingCause cause);

/// One answer that is not right.
struct WrongAnswer {
    int example = 0; ///< its place among the examples
    ErrorClass errorClass = ErrorClass::Unanswered;
    std::set<Clause> clauses;
    MissingCause cause = MissingCause::Neither;
    std::vector<std::string> missing; ///< for people: "stadium.Capacity", "'Alton'"
    Verdict verdict;
    std::optional<EquivalenceOutcome> equivalence; ///< where it was tried
    std::optional<ResultTable> goldRows;           ///< the first, of the file; nothing when the query fails or was not run
    std::optional<ResultTable> predictedRows;
};

/// Counts by what wrong answers have in common.
struct ErrorCounts {
    int answers = 0; ///< right ones included
    int wrong = 0;
    int wrongByStructure = 0; ///< no exact match
    std::map<ErrorClass, int> byClass;
    std::map<ErrorClass, int> byClassOfStructure; ///< of those without exact match alone, as the paper counts
    std::map<Clause, int> byClause;               ///< an answer counts for each clause that differs; equivalent ones are left out
    std::map<MissingCause, int> byCause;
    std::map<std::string, int> byDatabase;
    std::map<Difficulty, int> byHardness;
};

struct ErrorAnalysis {
    std::vector<WrongAnswer> wrong; ///< in the order of the examples
    ErrorCounts counts;
};

struct ErrorAnalysisOptions {
    bool runQueries = true; ///< false: nothing is tried for equivalence
    EquivalenceOptions equivalence;
};

/// Sorts every answer that is no exact match, or was run and found other rows. `predictions[i]` and `verdicts[i]` are of `dataset.examples[i]`.
/// The files of the data set are read and never written. Errors: Cancelled, Internal; what opening a database gives.
Result<ErrorAnalysis> analyseErrors(const Dataset& dataset, std::span<const std::string> predictions, std::span<const Verdict> verdicts,
                                    const ErrorAnalysisOptions& options = {}, const ReportProgress& report = {}, std::stop_token stop = {});

} // namespace ratatosk
