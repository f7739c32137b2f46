// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/result_table.h"

#include <optional>

namespace ratatosk {

/// From the smallest to the largest figure of a column, zero included: what bars behind them are measured by.
struct ValueRangeOfColumn {
    double low = 0;
    double high = 0;

    /// Where a figure lies between the two, 0 to 1. Requires: it is between them.
    double share(double measure) const { return (measure - low) / (high - low); }
    bool operator==(const ValueRangeOfColumn&) const = default;
};

/// Nothing where the column holds no figures but zeros, or texts too. Takes a moment for a million rows.
std::optional<ValueRangeOfColumn> valueRangeOfColumn(const ResultTable& table, int column);

/// The one column of figures beside names or times, each once; -1: the table is something else, or has too few rows to compare.
int numberBesideNames(const ResultTable& table);

} // namespace ratatosk
