// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/building/question_reading.h"
#include "core/parser/parsing/candidate.h"
#include "core/rules/engine/rule_runner.h"

#include <vector>

namespace ratatosk {

/// From what the decoder found to what is ranked: runs the rules on all candidates, each of which keeps its trace, and returns what they did.
/// `cells` may be null: then nothing is looked up.
RuleActivity settle(std::vector<Candidate>& candidates, const QuestionReading& reading, const CellLookup* cells,
                    const RuleSwitches& switches = {});

} // namespace ratatosk
