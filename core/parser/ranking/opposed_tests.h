// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sql/tree/query.h"

namespace ratatosk {

/// Whether no value passes two tests of one column against literals of one kind: `x = 3 AND x > 3`, `x >= 1950 AND x < 1950`.
bool excludeEachOther(const sql::Comparison& one, const sql::Comparison& other);

/// The same of any two conditions: also of nothing and something, `x IS NULL AND strftime('%Y', x) = '2024'`.
bool excludeEachOther(const sql::Condition& one, const sql::Condition& other);

} // namespace ratatosk
