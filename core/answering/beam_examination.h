// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/connection.h"
#include "core/parsing/parser.h"
#include "core/ranking/beam_features.h"

#include <optional>
#include <stop_token>

namespace ratatosk {

/// Tries candidates out, has the parser's reranker read them, and gathers their features: the same for answers as for the beams that a
/// ranking is learnt from. Without a connection nothing is run. Requires: candidates best first and not empty. Error: Internal.
Result<BeamFeatures> examineBeam(Parser& parser, const std::optional<Connection>& connection, const PreparedQuestion& question,
                                 const Schema& schema, const std::vector<Candidate>& candidates, std::stop_token stop);

/// The same with what trying out has shown already. Requires: a run for each candidate.
Result<BeamFeatures> examineBeam(Parser& parser, const std::vector<TrialRun>& runs, const PreparedQuestion& question, const Schema& schema,
                                 const std::vector<Candidate>& candidates);

} // namespace ratatosk
