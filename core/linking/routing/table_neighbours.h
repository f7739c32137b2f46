// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"

#include <vector>

namespace ratatosk {

/// What of a schema's keys choosing its tables needs, worked out once.
struct TableNeighbours {
    std::vector<std::vector<TableId>> ofTable;  ///< that a key connects it with, ascending, without repeats or itself
    std::vector<std::vector<TableId>> ofColumn; ///< tables at the other end of the column's keys
    std::vector<bool> isReferenced;             ///< per column: some key refers to it
    std::vector<bool> refers;                   ///< per column: it is a key's own end
};

TableNeighbours neighboursIn(const Schema& schema);

} // namespace ratatosk
