// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/questions/variants/cell_change.h"

#include <set>

namespace ratatosk {

/// Columns that a query holds against another column: by a key of FROM, by =, or by IN. Their cells mean what those of the others mean.
std::set<ColumnId> comparedColumns(const std::vector<CarriedQuery>& queries);

/// Lets the query ask the changed cells what it asked: literals of codes become codes, days are written out as SQLite computes with them and texts cast to
/// numbers, as the program's own rules do it, and `IS NULL` tests for the text that stands for nothing. What is shown, grouped and counted stays plain, and
/// `shown` says what became of it. Loss::Stuck where SQL of that kind cannot follow.
void followCells(CarriedQuery& carried, const CellChanges& changes, const Schema& schema);

} // namespace ratatosk
