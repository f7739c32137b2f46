// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/questions/variants/cell_change.h"

namespace ratatosk {

/// Draws what becomes of the columns: of half of those that may change, and of none that is part of a key or that a query holds against another column.
CellChanges drawnCellChanges(const Variant& variant, Dice& dice);

/// Writes the new cells and types, and lets all queries follow.
void changeCells(Variant& variant, const CellChanges& changes);

} // namespace ratatosk
