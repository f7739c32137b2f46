// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// Of several days of a row, the ones that the question speaks of: "due before 2024", "from shipping to delivery", "the last day" of what is valid
/// from one day to another, "the latest" of the days shown. Says whether something was changed.
bool takeMomentsNamed(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
