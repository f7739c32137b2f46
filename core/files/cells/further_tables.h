// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/cells/table_frame.h"

#include <string>
#include <vector>

namespace ratatosk {

/// A table below, beside or above the main one of the same rows.
struct FurtherTable {
    TableFrame frame;
    std::string title = {}; ///< that stands above it; empty: none does
    std::int64_t titleRow = 0;
};

/// In what `main` leaves out: with names above at least two rows, by their places. Pairs of key and value, notes and totals are none. Of a sample
/// that is not whole those at its end, whose rows are counted in its tail.
std::vector<FurtherTable> furtherTables(const RowSample& sample, const TableFrame& main);

} // namespace ratatosk
