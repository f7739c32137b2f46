// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/questions/evaluation/difficulty.h"
#include "core/questions/evaluation/reliability.h"

#include <array>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace ratatosk {

/// What came out for one example.
struct Verdict {
    std::string dbId;
    std::optional<Difficulty> difficulty; ///< nothing when Spider's reader cannot read the gold query
    bool isReadable = false;              ///< Spider's reader understands the prediction
    bool isExactMatch = false;
    std::optional<bool> isExecutionMatch; ///< nothing when queries were not run
    int columns = 0;                      ///< of the database

    bool operator==(const Verdict&) const = default;
};

/// A share in percent with its uncertainty as a sample.
struct Accuracy {
    double percent = 0;
    double standardError = 0; ///< of a binomial share, in points
    double low = 0;           ///< 95 % Wilson interval
    double high = 0;
};

/// Everything 0 when `count` is 0.
Accuracy accuracyOf(int right, int count);

/// How many of some examples are right.
struct Tally {
    int count = 0;
    int exactMatches = 0;
    int executed = 0; ///< examples whose queries were run
    int executionMatches = 0;

    Accuracy exactMatch() const { return accuracyOf(exactMatches, count); }
    Accuracy executionMatch() const { return accuracyOf(executionMatches, executed); }
    void add(const Verdict& verdict);

    bool operator==(const Tally&) const = default;
};

/// Classes of databases: up to so many columns.
inline constexpr std::array kSchemaSizes{15, 30, 50, std::numeric_limits<int>::max()};

/// Of turns that were all read as going on from what went before, or all by themselves.
struct DecisionTally {
    int turns = 0;
    int lost = 0;   ///< whose rows would be right, had they been read the other way
    int gained = 0; ///< whose rows would be wrong then

    bool operator==(const DecisionTally&) const = default;
};

/// What it costs, and brings, that each turn is read one way and not the other.
struct TurnDecisions {
    DecisionTally alone;
    DecisionTally goneOn;

    bool operator==(const TurnDecisions&) const = default;
};

/// How many conversations are right from beginning to end (interaction match of SParC).
struct ConversationTally {
    int count = 0;
    int exactMatches = 0;
    int executionMatches = 0;
    int further = 0;                        ///< turns that something went before
    int wentOn = 0;                         ///< of these, those that were read as going on from it
    std::optional<TurnDecisions> decisions; ///< where each of them was read the other way, too
};

/// The outcome of an evaluation: a value.
struct EvaluationReport {
    Tally all;
    std::map<Difficulty, Tally> byHardness; ///< all four levels; examples without a level are only in `all`
    std::map<std::string, Tally> byDatabase;
    std::map<int, Tally> bySchemaSize;              ///< by the most columns of the class, as kSchemaSizes
    int unreadable = 0;                             ///< predictions that Spider's reader does not understand
    double seconds = 0;                             ///< of scoring
    std::vector<Verdict> verdicts;                  ///< in the order of the examples
    std::string device;                             ///< what computed the predictions, and in which number format; empty: not known
    std::optional<ConversationTally> conversations; ///< where the examples were turns of conversations
    Reliability reliability;                        ///< of the chances that predictions came with; empty when they came with none
};

EvaluationReport reportOf(std::vector<Verdict> verdicts, double seconds);

/// Counts conversations: `begins` says of each verdict whether it begins one.
ConversationTally conversationsOf(const std::vector<Verdict>& verdicts, const std::vector<bool>& begins);

/// One JSON object: count, exact_match and execution_match in percent (null when nothing was run), their standard_error and
/// 95 % interval, by_hardness, by_schema_size and by_database (each with the same fields), unreadable, seconds, device where known, and with chances
/// calibration_error and reliability (a list of bins); of conversations question_match, interaction_match, question_execution and
/// interaction_execution, in percent, and of turns that something
/// went before how many were read as going on from it (went_on; null where that is not known); where they were read the other way, too, decisions:
/// alone and gone_on, each with turns, lost and gained.
std::string toJson(const EvaluationReport& report);

/// Lines for a terminal: one per level and for all; a second table by number of columns, a third per database, worst first;
/// with chances a fourth that holds them against what came true.
std::string toTable(const EvaluationReport& report);

} // namespace ratatosk
