// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "before 6 in the morning", "at 10 pm or later": where a query compares moments with a bare hour, it compares their time of day. Says whether
/// something was changed.
bool compareTimesOfDay(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
