// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/parsing/candidate.h"
#include "core/text/question.h"

#include <vector>

namespace ratatosk {

/// Leaves out candidates that nobody can mean, unless there are no others: the average of days, keys or words, days subtracted as texts, the biggest by a day, no share where
/// one is asked for in percent, a day less itself, a word of the question that is
/// tested twice ("not finished": finished_on IS NULL, and something else 'finished'), the number of rows where "average cost per workshop" names what
/// is to be averaged.
void dropSenseless(std::vector<Candidate>& candidates, const Question& question, const CellLookup& cells);

} // namespace ratatosk
