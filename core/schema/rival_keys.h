// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"

#include <vector>

namespace ratatosk {

/// Columns of one table that each refer alone to the same column of another table, such as a match's winner and loser.
struct KeyRivals {
    ColumnId parent{};
    std::vector<ColumnId> children; ///< two or more, in schema order
};

std::vector<KeyRivals> rivalKeys(const Schema& schema);

} // namespace ratatosk
