// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/result_table.h"

#include <optional>

namespace ratatosk {

/// How the figures of a column are written wherever people read them: in rows, headlines, cards and charts.
struct NumberDisplay {
    std::optional<int> decimals; ///< of each figure; nothing: whole numbers, or fractions that need too many for one number of digits
    bool isGrouped = true;       ///< digits in threes; those of keys, years, days (19800930), phone numbers and the like are not

    bool operator==(const NumberDisplay&) const = default;
};

/// Decimals: where people have chosen them (at most four), as many as the longest has; of computed figures two, more where different ones would
/// look the same or a small one would vanish. Judged by the first rows. Of a column without a name the rows alone tell. Requires: the table's rows
/// have the column.
NumberDisplay numberDisplay(const ResultTable& table, int column);

/// The figure without the digits that computing has left behind: 826.65 for 826.650000000006.
double withoutNoise(double measure);

} // namespace ratatosk
