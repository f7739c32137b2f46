// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "core/text/question.h"

#include <optional>

namespace ratatosk {

/// What one thing of a table costs its owner, and for how much it is sold: CostPrice and UnitPrice.
struct PricePair {
    ColumnId cost{};
    ColumnId price{};
    bool isCostPrice = false; ///< the cost is called a price, too
};

/// Nothing where the table has not exactly one of each.
std::optional<PricePair> pricesOf(TableId table, const Schema& schema);

/// Whether the question speaks of what a thing cost its owner: "at cost", "what it costs us", "the margin"; not "which one costs more than 20".
bool speaksOfOwnCost(const Question& question);

/// "What we pay for it", "the ones we bought at more than 20".
bool speaksOfPaying(const Question& question);

} // namespace ratatosk
