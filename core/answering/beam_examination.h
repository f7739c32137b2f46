// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parsing/parser.h"
#include "core/ranking/beam_features.h"
#include "core/ranking/trial_run.h"

#include <vector>

namespace ratatosk {

/// Has the parser's reranker read the candidates, and gathers their features: the same for answers as for the beams that a ranking is
/// learnt from. Requires: candidates best first and not empty, and a run for each. Error: Internal.
Result<BeamFeatures> examineBeam(Parser& parser, const std::vector<TrialRun>& runs, const PreparedQuestion& question, const Schema& schema,
                                 const std::vector<Candidate>& candidates);

} // namespace ratatosk
