// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/connection.h"
#include "core/database/schema/schema.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace ratatosk {

/// Columns of one table that together refer to the primary key of another.
struct CompositeKey {
    std::vector<std::pair<ColumnId, ColumnId>> pairs; ///< (referencing, referenced), two or more, in the key's order
    double chance = 0;
};

/// Likely references to primary keys of several columns: each member has a column of its name in the other table, and the different
/// combinations there are rows of the key. Of several for one column the longest. `open`: columns that may refer. Takes at most so many
/// `instructions`; what is not checked by then is not guessed.
std::vector<CompositeKey> compositeKeys(const Connection& connection, const Schema& schema, const std::vector<ColumnId>& open,
                                        std::int64_t instructions);

} // namespace ratatosk
