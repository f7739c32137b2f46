// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/explaining/query_steps.h"
#include "core/database/engine/result_table.h"
#include "core/files/opening/database_browser.h"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace ratatosk {

/// A condition that made no difference, or all: every row that came to it passed, or none did.
struct ConditionEffect {
    int step = 0; ///< of the explanation
    bool keepsAll = false;
    std::int64_t rows = 0;    ///< that came to it
    ColumnId column{};        ///< that is compared
    Cell lowest{}, highest{}; ///< of that column, in the table as a whole; NULL where it holds nothing, or names

    bool operator==(const ConditionEffect&) const = default;
};

/// The conditions in WHERE of a plain SELECT that compare a column with a value and kept all rows or none, in order. One that kept none is
/// the last. Counts rows for each step. Empty if a step fails or is stopped, and for a server, which should not count rows for a remark.
std::vector<ConditionEffect> conditionsWithoutEffect(DatabaseBrowser& browser, const QueryExplanation& explanation,
                                                     std::stop_token stop = {});

} // namespace ratatosk
