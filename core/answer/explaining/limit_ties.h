// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/explaining/query_steps.h"
#include "core/database/engine/result_table.h"
#include "core/files/opening/database_browser.h"

#include <cstdint>
#include <optional>
#include <stop_token>

namespace ratatosk {

/// LIMIT cuts between rows that the order does not tell apart: which of them are shown is chance.
struct LimitTie {
    std::int64_t shown = 0;   ///< of those that share the last place
    std::int64_t sharing = 0; ///< in all
    Cell place = Null{};      ///< what they share: the value of the first key of the order

    bool operator==(const LimitTie&) const = default;
};

/// Of a SELECT with ORDER BY and LIMIT. Counts the rows once more without the limit. Nothing where no tie is cut, on a server, and where counting fails
/// or is stopped.
std::optional<LimitTie> tieAtLimit(DatabaseBrowser& browser, const QueryExplanation& explanation, std::stop_token stop = {});

} // namespace ratatosk
