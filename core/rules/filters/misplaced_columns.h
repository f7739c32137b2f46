// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parsing/candidate.h"
#include "core/serving/question_reading.h"

#include <vector>

namespace ratatosk {

/// "The member's first name": of two candidates that show columns of the same names, the one that takes them from a table which the question
/// does not speak of goes, where the other takes them from one that it speaks of, or needs fewer tables. Some candidate always stays.
void dropMisplaced(std::vector<Candidate>& candidates, const QuestionReading& reading);

} // namespace ratatosk
