// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "Which productions have not premiered yet?": the day that the question denies by its verb is the one that is missing, not another of the same
/// row. Says whether something was changed.
bool testDaysDenied(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
