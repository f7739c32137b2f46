// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parsing/candidate.h"
#include "core/serving/question_reading.h"

#include <vector>

namespace ratatosk {

/// "Which players of the First Eleven live in Rome?": a cell of several words that the question says, and that stands in one column alone, is
/// tested by every candidate that can: its table is in FROM, or joined to it by one key.
void testMentionedCells(std::vector<Candidate>& candidates, const QuestionReading& reading);

} // namespace ratatosk
