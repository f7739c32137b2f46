// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/text/question.h"
#include "core/rules/engine/cell_lookup.h"
#include "core/sql/tree/query.h"

#include <optional>
#include <string>

namespace ratatosk {

/// From one day on and before another, as ISO 8601 writes days; an empty end is open.
struct DaySpan {
    std::string first, behind;

    bool operator==(const DaySpan&) const = default;
};

/// The one span of days that the question names: "on 4 April 2024", "between 15 January and ...", "since", "until". Its days are whole. Nothing
/// where it names none, several, a month or a year beside it, or a day that two countries write otherwise (3/4/2024).
std::optional<DaySpan> daySpanOf(const Question& question);

/// Holds a column of days to that span, times of day and the last day included, where the query has tests of the one column that try.
bool testSpanOfDays(sql::Query& query, const Question& question, const CellLookup& cells);

/// Holds a column that is tested for an end of the one year or month that the question names to the whole of it.
bool testEndsOfPeriod(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
