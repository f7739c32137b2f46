// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/text/question.h"
#include "core/rules/engine/cell_lookup.h"
#include "core/sql/tree/query.h"

#include <vector>

namespace ratatosk {

/// "Taller than 190 cm" of a height that does not say its unit: the places of units whose number the query holds against a column that is called
/// after what they measure, with cells on both sides of it, and so most likely in the same unit.
std::vector<int> unitsCompared(const sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
