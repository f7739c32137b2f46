// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/amounts/unit_mentions.h"
#include "core/rules/engine/cell_lookup.h"

#include <optional>

namespace ratatosk {

/// The unit of a column whose name says what it measures and not in which unit ("length"): of those of `mentioned`'s measure the one in which
/// `number` lies among the column's cells, or much nearer to them than in any other. That the question's own does so is an answer, too. Money has
/// none: cents and euros differ less than prices do. Nothing where no unit stands out.
std::optional<Unit> unitByCells(ColumnId column, double number, const Unit& mentioned, const CellLookup& cells);

} // namespace ratatosk
