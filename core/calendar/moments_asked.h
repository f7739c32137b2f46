// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "When was the last order?" asks for a day: where a query shows another thing and its tables have one column of days that can be meant, it
/// shows that. Says whether something was changed.
bool showMomentAsked(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
