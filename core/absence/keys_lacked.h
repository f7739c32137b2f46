// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "Jobs that have no inspector" of a key `inspector` that some jobs lack: those without it, not those that other rows leave out. Says whether something
/// was changed.
bool lookForKeysLacked(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
