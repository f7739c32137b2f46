// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/evaluation/gold_rows.h"

#include <utility>

#include <fmt/format.h>

namespace ratatosk {

Result<GoldRows> goldRowsOf(const PackQuestion& question, const Connection& database, std::stop_token stop)
{
    const auto gold = database.run(question.query, kJudgeLimits, std::move(stop));
    if (!gold)
        return Error{ErrorCode::InvalidData,
                     fmt::format("A gold query of '{}' fails: {}: {}", question.database, gold.error().detail, question.query)};
    const BagOrder order = bagOrderOf(question.query, *gold);
    return GoldRows{rowBags(*gold, order), order};
}

} // namespace ratatosk
