// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/building/ranked_candidates.h"
#include "core/answer/value/answer.h"
#include "core/answer/value/first_answer.h"

#include <string>

namespace ratatosk {

/// Lays chances and rows beside the candidates that have them.
void addFindings(Answer& answer, const RankedCandidates& ranked);

/// What is known of the first answer of a question that stands alone. Requires: ranked candidates, with chances.
FirstAnswer firstOf(const Answer& answer, const RankedCandidates& ranked);

/// Gives the first answer this chance; the others' keep their proportion to it as far as there is room. Requires: candidates.
void weighFirst(Answer& answer, double chance);

} // namespace ratatosk
