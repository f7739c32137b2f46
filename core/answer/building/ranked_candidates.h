// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/connection.h"
#include "core/linking/relations/prepared_question.h"
#include "core/parser/parsing/candidate.h"
#include "core/parser/ranking/beam_features.h"
#include "core/parser/ranking/ranker.h"
#include "core/parser/ranking/trial_run.h"

#include <stop_token>
#include <vector>

namespace ratatosk {

/// Candidates best first, with what is known of each.
struct RankedCandidates {
    std::vector<Candidate> candidates;
    std::vector<TrialRun> runs;  ///< empty: not run
    std::vector<int> groups;     ///< as BeamFeatures::sameRowsAs: equal for the same rows; empty: not run
    std::vector<double> chances; ///< empty: not ranked
    CandidateFeatures leader{};  ///< of the first; zeros: not ranked
};

/// What candidates are judged with.
struct RankingMeans {
    const Connection* connection = nullptr; ///< to try them out; null: there are no rows to try them on
    const Ranker* ranker = nullptr;         ///< null: the decoder's order stays
    TrialRuns* known = nullptr;             ///< trial runs that are kept from one ranking to the next; null: none
};

/// Tries the candidates out, leaves those out that make no sense, and orders the others.
RankedCandidates rankCandidates(const PreparedQuestion& question, const Schema& schema, const std::vector<Candidate>& candidates,
                                const RankingMeans& means, std::stop_token stop);

} // namespace ratatosk
