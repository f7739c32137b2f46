// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "Vacant plots", "rooms that are still free", "tickets that nobody has been assigned to": those of which a cell says so ("available"), else those
/// without the key to whom they belong or, where others without days have a key to them, those that no other has. Says whether something was
/// changed.
bool askForUnclaimed(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
