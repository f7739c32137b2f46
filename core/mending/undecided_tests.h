// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parsing/candidate.h"
#include "core/schema/schema.h"
#include "core/text/question.h"

#include <vector>

namespace ratatosk {

/// Where three candidates or more differ in nothing but the cell that a column is to be ("card = 'Adult'", "card = 'Child'" ...) and the question
/// says none of these, the parser saw that something may be tested and nothing to test it with: the test goes from all of them.
void dropUndecidedTests(std::vector<Candidate>& candidates, const Question& question, const Schema& schema);

} // namespace ratatosk
