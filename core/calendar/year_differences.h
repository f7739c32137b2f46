// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "How many more orders in 2023 than in 2022?", "By how many did 2023 exceed 2022?": the figure of the one year less that of the other, where a
/// query has one of them. "By what percentage did it grow from 2022 to 2023?": the difference in percent of the earlier figure. Says whether something was changed.
bool compareYears(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
