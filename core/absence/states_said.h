// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "Finished visits", "visits that were done" of a status 'completed': those alone, where the query does not look at the status. Says whether something
/// was changed.
bool testStateSaid(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
