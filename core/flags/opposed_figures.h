// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "The average at home and away", "at weekends and on weekdays": of two figures side by side the second is of the rows that the first leaves
/// out. Says whether something was changed.
bool opposeFigures(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
