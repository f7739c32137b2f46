// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parsing/candidate.h"
#include "core/sql/query.h"
#include "core/text/question.h"

#include <vector>

namespace ratatosk {

/// "Both a permit and a fence": of two lists whose rows are to be in both, the second is of those with the other alone, not again of either; "both in May
/// and in June" is of two lists, neither of which is left out. Says whether something was changed.
bool partBothLists(sql::Query& query, const Question& question);

/// Leaves candidates out that demand something and that it is not so, unless there are no others.
void dropImpossible(std::vector<Candidate>& candidates);

} // namespace ratatosk
