// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "Which open tickets are overdue?": what has not been done by today was due before today. Says whether something was changed.
bool testForOverdue(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
