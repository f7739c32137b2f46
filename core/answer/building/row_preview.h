// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"
#include "core/parser/parsing/candidate.h"
#include "core/parser/ranking/trial_run.h"

#include <vector>

namespace ratatosk {

/// What the candidates' runs showed, for people. What a limit cut off is never said to be the same. `groups`: equal for candidates that
/// return the same rows (BeamFeatures::sameRowsAs). Requires: a group for each run.
std::vector<RowPreview> previewsOf(const std::vector<TrialRun>& runs, const std::vector<int>& groups);

} // namespace ratatosk
