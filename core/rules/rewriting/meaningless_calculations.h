// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/engine/rule.h"

#include <vector>

namespace ratatosk {

/// Candidates with a meaningless calculation: the average of days, keys or words, days subtracted as texts, the maximum by a day, no share where
/// one is requested in percent, a day minus itself, a word of the question that is tested twice ("not finished": finished_on IS NULL, and
/// something else 'finished'), the number of rows where "average cost per workshop" names what is averaged. Requires: context.cells.
std::vector<bool> computesNonsense(const std::vector<const CandidateQuery*>& candidates, const RuleContext& context);

} // namespace ratatosk
