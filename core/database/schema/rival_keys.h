// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"

#include <vector>

namespace ratatosk {

/// Keys that each alone join the same two tables: columns that refer to the same column, such as a match's winner and loser, or to each
/// other's table, such as a member's team and a team's coach.
struct KeyRivals {
    std::vector<ForeignKey> keys; ///< two or more, in schema order of their columns

    /// The columns that refer.
    std::vector<ColumnId> columns() const;
};

std::vector<KeyRivals> rivalKeys(const Schema& schema);

} // namespace ratatosk
