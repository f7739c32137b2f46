// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/engine/rule.h"
#include "core/sql/query.h"
#include "core/text/question.h"

#include <vector>

namespace ratatosk {

/// "Both a permit and a fence": of two lists whose rows are to be in both, the second is of those with the other alone, not again of either; "both in May
/// and in June" is of two lists, neither of which is left out. Says whether something was changed.
bool partBothLists(sql::Query& query, const Question& question);

/// Candidates whose conditions exclude each other.
std::vector<bool> contradictsItself(const std::vector<const CandidateQuery*>& candidates, const RuleContext& context);

} // namespace ratatosk
