// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/linking/relations/prepared_question.h"
#include "core/parser/parsing/candidate.h"
#include "core/parser/ranking/trial_run.h"

#include <array>
#include <string_view>
#include <vector>

namespace ratatosk {

/// What is known of a candidate without the right answer. Counts and natural logarithms. The first kFavourable speak for a candidate, the others against it.
inline constexpr auto kCandidateFeatures = std::to_array<std::string_view>({
    "log_probability",   "weakest_decision",   "decisions",         "failed",          "empty",
    "null_result",       "unused_values",      "ungrounded_values", "unused_names",    "idle_tables",
    "misplaced_values",  "repetitions",        "contradictions",    "text_aggregates", "ungrouped_items",
    "known_items",       "reused_values",      "incompatible_sets", "unspoken_values", "unmet_cues",
    "contradicted_cues", "unasked_operations", "listed_values",     "unnamed_items",
});
inline constexpr std::size_t kFavourable = 3; ///< the first features speak for a candidate, the others against it
constexpr std::size_t candidateFeature(std::string_view name)
{
    std::size_t place = 0;
    while (kCandidateFeatures.at(place) != name)
        ++place;
    return place;
}

/// What makes it likely that no candidate is right.
inline constexpr auto kQuestionFeatures = std::to_array<std::string_view>({"always", "best_log_probability", "words", "columns"});

using CandidateFeatures = std::array<double, kCandidateFeatures.size()>;
using QuestionFeatures = std::array<double, kQuestionFeatures.size()>;

struct BeamFeatures {
    std::vector<CandidateFeatures> candidates;
    QuestionFeatures question{};
    std::vector<int> sameRowsAs; ///< of each candidate: the first that is known to return the same rows, and some

    bool operator==(const BeamFeatures&) const = default;
};

/// Requires: a run for each candidate, candidates best first and not empty.
BeamFeatures featuresOf(const PreparedQuestion& question, const Schema& schema, const std::vector<Candidate>& candidates,
                        const std::vector<TrialRun>& runs);

} // namespace ratatosk
