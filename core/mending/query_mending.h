// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/parsing/candidate.h"
#include "core/schema/schema.h"
#include "core/text/question.h"

#include <vector>

namespace ratatosk {

/// Puts right in all candidates what rules know better than a network, from the question's words and from the cells. `cells`: where these are
/// looked at; null: they are not.
void mendQueries(std::vector<Candidate>& candidates, const Question& question, const Schema& schema, const CellLookup* cells);

} // namespace ratatosk
