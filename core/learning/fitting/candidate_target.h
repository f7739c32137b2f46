// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learning/fitting/judged_beam.h"

#include <vector>

namespace ratatosk {

/// What a reranker is to learn of a candidate.
enum class CandidateTarget { Right, Wrong, Unsure };

/// Equal rows may be chance, the more so when there are none. Right is what returns the gold query's rows and matches it exactly; where no
/// candidate does, what returns its rows and these are some. Whatever else returns them is unsure, and the rest is wrong.
std::vector<CandidateTarget> targetsOf(const JudgedBeam& beam);

} // namespace ratatosk
