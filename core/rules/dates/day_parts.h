// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/text/question.h"
#include "core/rules/engine/cell_lookup.h"
#include "core/sql/tree/query.h"

namespace ratatosk {

/// `born >= '05' AND born LIKE '%05'`: a day is never a month's number; its month is tested. Says whether something was changed.
bool testMonthsOfDays(sql::Query& query, const CellLookup& cells);

/// strftime('%Y', strftime('%Y', x)), which is the year of a number of days: of the day itself. Says whether something was changed.
bool readDaysOnce(sql::Query& query);

} // namespace ratatosk
