// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/text/question.h"
#include "core/rules/engine/cell_lookup.h"
#include "core/sql/tree/query.h"

namespace ratatosk {

/// A column's name tells the unit that it keeps (PriceCents, Milliseconds, elapsed_min), and people speak of another: "treatments over 50 euros",
/// "tracks longer than 5 minutes", "how many hours". Numbers compared with it are converted to the unit kept, figures shown to the one requested.
/// Says whether something was changed.
bool convertToStoredUnits(sql::Query& query, const Question& question, const Schema& schema);

/// The same for a number compared with a column whose name says only what is measured ("length"): its cells tell the unit (stored_unit).
bool convertByCells(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
