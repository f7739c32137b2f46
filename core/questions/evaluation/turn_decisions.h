// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/questions/evaluation/report.h"

#include <vector>

namespace ratatosk {

/// `otherWay`: verdicts of the same turns, read the other way. Both were run. `goneOn`: of each turn whether it was read as going on; `begins`:
/// whether nothing went before it, and so it does not count.
TurnDecisions decisionsOf(const std::vector<Verdict>& verdicts, const std::vector<Verdict>& otherWay, const std::vector<bool>& goneOn,
                          const std::vector<bool>& begins);

} // namespace ratatosk
