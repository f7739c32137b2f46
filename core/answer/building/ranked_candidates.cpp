// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/building/ranked_candidates.h"

#include "core/parser/ranking/beam_features.h"
#include "core/parser/ranking/query_oddities.h"

#include <algorithm>
#include <numeric>

namespace ratatosk {

namespace {

RankedCandidates arranged(const RankedCandidates& found)
{
    std::vector<std::size_t> order(found.candidates.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::ranges::stable_sort(order, [&](std::size_t left, std::size_t right) { return found.chances[left] > found.chances[right]; });
    RankedCandidates ranked;
    for (const std::size_t i : order) {
        const bool isRepeat = std::ranges::find(ranked.candidates, found.candidates[i].sql, &Candidate::sql) != ranked.candidates.end();
        if (isRepeat) // what rewriting has made equal
            continue;
        ranked.candidates.push_back(found.candidates[i]);
        ranked.runs.push_back(found.runs[i]);
        ranked.groups.push_back(found.groups[i]);
        ranked.chances.push_back(found.chances[i]);
    }
    return ranked;
}

/// What does not run, demands what no row can fulfil, or says a thing twice is nobody's question, unless there is nothing else.
RankedCandidates withoutSenseless(const std::vector<Candidate>& candidates, const std::vector<TrialRun>& runs, const Schema& schema)
{
    RankedCandidates kept;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        const QueryOddities oddities = odditiesOf(candidates[i].query, schema);
        if (runs[i].outcome == TrialRun::Outcome::Failed || oddities.contradictions > 0 || oddities.repetitions > 0)
            continue;
        kept.candidates.push_back(candidates[i]);
        kept.runs.push_back(runs[i]);
    }
    return kept.candidates.empty() ? RankedCandidates{candidates, runs, {}, {}} : kept;
}

} // namespace

RankedCandidates rankCandidates(const PreparedQuestion& question, const Schema& schema, const std::vector<Candidate>& candidates,
                                const RankingMeans& means, std::stop_token stop)
{
    const auto runs = means.connection ? tryOut(*means.connection, schema, candidates, stop, means.known)
                                       : std::vector<TrialRun>(candidates.size());
    RankedCandidates found = withoutSenseless(candidates, runs, schema);
    const BeamFeatures features = featuresOf(question, schema, found.candidates, found.runs);
    found.groups = features.sameRowsAs;
    if (!means.ranker)
        return found;
    found.chances = chancesOf(*means.ranker, features);
    if (means.ranker->reorders)
        found = arranged(found);
    found.leader = features.candidates[static_cast<std::size_t>(found.groups.front())];
    return found;
}

} // namespace ratatosk
