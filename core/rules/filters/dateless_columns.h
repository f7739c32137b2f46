// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/engine/cell_lookup.h"
#include "core/rules/engine/rule.h"

#include <vector>

namespace ratatosk {

/// Whether a query, sub-queries included, asks the month of a name: calls a function of the calendar with a column whose cells are neither
/// days nor times; or takes a column of days for one of yes and no.
bool computesWithoutDates(const sql::Query& query, const CellLookup& cells);

/// Such candidates. Requires: context.cells.
std::vector<bool> takesOtherForDates(const std::vector<const CandidateQuery*>& candidates, const RuleContext& context);

} // namespace ratatosk
