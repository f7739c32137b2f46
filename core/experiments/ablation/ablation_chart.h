// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/ablation/ablation.h"

#include <string>

namespace ratatosk {

/// An SVG document: the learning curves of each scheme, one line for each depth, and the last loss over the depth, one line for each scheme.
std::string ablationChart(const AblationRecord& record);

} // namespace ratatosk
