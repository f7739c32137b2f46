// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/result_table.h"

#include <optional>

namespace ratatosk {

/// Which columns of a result make a table that is read two ways: each pair of groups has one figure.
struct CrossShape {
    int down = 0;   ///< its groups become rows
    int across = 0; ///< its groups become columns
    int measure = 0;

    bool operator==(const CrossShape&) const = default;
};

/// Of whole results of three columns: two groups whose values repeat, no pair twice, and a figure for a third of all pairs at least. The
/// column with fewer groups goes across.
std::optional<CrossShape> crossShape(const ResultTable& table);

/// A column for the groups down, in the order in which they come, and one for each group across, sorted; NULL where there is no row for a
/// pair. Requires: a shape of this table.
ResultTable crossed(const ResultTable& table, const CrossShape& shape);

/// The row behind a cell of the cross table; -1: there is none. `row` and `column` count as they do there.
int rowBehind(const ResultTable& table, const CrossShape& shape, int row, int column);

} // namespace ratatosk
