// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/row_change.h"

#include <QString>

#include <set>
#include <utility>

/// The rows of a change as a table to show: what was and what is to be, one below the other, named in the first column.
ratatosk::ResultTable changeTable(const ratatosk::TableChange& change);

/// Where what is to be differs from what was, in both lines: row and column of `changeTable`.
std::set<std::pair<int, int>> changedCells(const ratatosk::TableChange& change);

/// "dogs: 2 changed, 1 deleted"
QString changeText(const ratatosk::TableChange& change);
