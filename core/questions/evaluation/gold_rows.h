// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/questions/dataset/question_pack.h"
#include "core/questions/evaluation/row_bag.h"

#include <stop_token>

namespace ratatosk {

/// What the right answer to a question gives.
struct GoldRows {
    RowBags rows;
    BagOrder order = BagOrder::Ignored; ///< of an answer, too
};

/// Runs the question's gold query within the judge's limits. Errors: InvalidData, where it fails; names database, reason and query.
Result<GoldRows> goldRowsOf(const PackQuestion& question, const Connection& database, std::stop_token stop);

} // namespace ratatosk
