// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/parser/ranking/beam_features.h"
#include "core/parser/ranking/calibration.h"
#include "core/parser/ranking/first_chance.h"

#include <filesystem>
#include <vector>

namespace ratatosk {

/// Chooses among the beam's candidates and says how sure it is: a softmax over the candidates' scores and that of "none of them", each
/// score linear in its features. A plain value.
struct Ranker {
    CandidateFeatures candidate{}; ///< a weight for each feature
    QuestionFeatures none{};
    Calibration calibration;
    bool reorders = true; ///< false: on held-out databases the decoder's order was as good, so only the chances count
    FirstChance first{};  ///< of what comes first, where the question stands alone

    bool operator==(const Ranker&) const = default;
};

/// The scores before the softmax: one for each candidate, then that of "none of them".
std::vector<double> scoresOf(const Ranker& ranker, const BeamFeatures& features);

/// The softmax of these scores without that of "none": for each candidate the probability that it is the one.
std::vector<double> sharesOf(const Ranker& ranker, const BeamFeatures& features);

/// For each candidate the probability that its rows are right: candidates of the same rows pool their shares, and what comes first
/// gets what the calibration makes of that; the others share the rest, none with more than what comes first. Different rows never have more than 1 together.
std::vector<double> chancesOf(const Ranker& ranker, const BeamFeatures& features);

/// Name of the ranking's file in a bundle.
inline constexpr const char* kRankerFile = "ranking.json";
/// The same for questions that go on from others; without it the other holds for them too.
inline constexpr const char* kConversationRankerFile = "conversation-ranking.json";

/// A small JSON file beside the weights: {"format": 1, "reorders": true, "candidate": {NAME: WEIGHT, ...}, "none": {...},
/// "calibration": {"slope": 1, "offset": 0}, "first": {...}}.
Result<void> writeRanker(const std::filesystem::path& file, const Ranker& ranker);
/// A feature that the file does not name is newer than it, and weighs nothing; without "first" the default holds. Errors: ModelMissing, PermissionDenied, ModelInvalid (a
/// feature is unknown).
Result<Ranker> readRanker(const std::filesystem::path& file);

} // namespace ratatosk
