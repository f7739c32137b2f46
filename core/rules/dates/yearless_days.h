// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/text/question.h"
#include "core/rules/dates/calendar_points.h"
#include "core/rules/engine/cell_lookup.h"
#include "core/sql/tree/query.h"

#include <optional>

namespace ratatosk {

/// "on 5 May", "between 3 and 9 March", "from January to March", in a question without any year: of every year.
std::optional<DaysOfYear> yearlessDaysOf(const Question& question);

/// Holds what tests the month of a day to the days that the question names so, and where months and days are columns of their own, the day beside the month.
bool testYearlessDays(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
