// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/result_table.h"

#include <optional>

namespace ratatosk {

/// How many digits behind the point a column of figures is read with: two, more where different figures would look the same or a small one
/// would vanish. Nothing where no figure has more than four (somebody has chosen these), where rounding would save nothing, and for what
/// holds no fractions. Judged by the first rows. Requires: the table has the column.
std::optional<int> shownDecimals(const ResultTable& table, int column);

/// Whether a column of figures has fractions among the first rows: then its whole numbers are figures as well, neither years nor keys.
bool holdsFractions(const ResultTable& table, int column);

} // namespace ratatosk
