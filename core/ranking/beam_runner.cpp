// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ranking/beam_runner.h"

namespace ratatosk {

std::vector<TrialRun> runAll(const Connection& database, const std::vector<Candidate>& candidates, std::stop_token stop)
{
    std::vector<TrialRun> runs;
    for (const Candidate& candidate : candidates)
        runs.push_back(tryOut(database, candidate.sql, stop));
    return runs;
}

} // namespace ratatosk
