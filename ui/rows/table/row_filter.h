// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/result_table.h"
#include "core/files/rows/cell_filter.h"

#include <vector>

bool passes(const ratatosk::Cell& cell, const ratatosk::CellFilter& test);

/// Of `rows`, those whose cells pass the tests, one a column; missing tests let pass.
std::vector<int> filteredRows(const ratatosk::ResultTable& table, std::vector<int> rows, const std::vector<ratatosk::CellFilter>& tests);
