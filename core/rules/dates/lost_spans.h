// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/dates/day_spans.h"

namespace ratatosk {

/// A query that tests no day at all has lost the span: the rows that all others are made of are held to it, where their tables have one column
/// of days. Says whether something was changed.
bool addLostSpan(sql::Query& query, const DaySpan& span, const CellLookup& cells);

} // namespace ratatosk
