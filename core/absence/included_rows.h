// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"
#include "core/text/question.h"

#include <vector>

namespace ratatosk {

/// The words of a question that say what is to be among the rows, too: those before "included", behind "including", and the like.
std::vector<int> placesIncluded(const Question& question);

/// "Former employees included", "whatever their status", "cancelled ones count, too": what is to be among the rows is not tested. Says whether
/// something was changed.
bool includeWhatIsCountedIn(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
