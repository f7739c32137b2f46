// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "How many billable hours", "what share of the hours is billable": nobody adds up a column of yes and no; where a figure of the same rows is named,
/// that is added up of the rows which say yes, and of shares without one the rows are counted. Says whether something was changed.
bool addUpMeasuresOfFlags(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
