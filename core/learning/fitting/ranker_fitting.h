// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learning/fitting/judged_beam.h"
#include "core/parser/ranking/ranker.h"

#include <vector>

namespace ratatosk {

/// The weights that make the right candidates (`targetsOf`; unsure ones take no part), or "none of them" where there is none, most
/// probable; a Gaussian prior keeps them small (on features of unit variance). Where `known` has a weight, that stays. Requires: not empty.
Ranker fitRanker(const std::vector<JudgedBeam>& beams, const Ranker& known = {});

} // namespace ratatosk
