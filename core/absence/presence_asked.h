// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "Species on the red list": all that have something there, not those that have one value which nobody said, where the question says the whole name
/// of the column and some rows have nothing there. Says whether something was changed.
bool askForPresence(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
