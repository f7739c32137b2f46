// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parsing/candidate.h"
#include "core/ranking/trial_run.h"

#include <vector>

namespace ratatosk {

/// Tries out every candidate, in order.
std::vector<TrialRun> runAll(const Connection& database, const std::vector<Candidate>& candidates, std::stop_token stop = {});

} // namespace ratatosk
