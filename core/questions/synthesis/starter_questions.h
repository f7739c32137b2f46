// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/engine/connection.h"
#include "core/database/schema/schema.h"

#include <cstddef>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace ratatosk {

/// A made-up question for somebody who sees a database for the first time.
struct StarterQuestion {
    enum class Kind { Count, Top, Groups, Joined, Filtered, OfOne, Few, Average, Sorted, Names, MeasuredColumn };

    std::string question;
    std::string sql;
    Kind kind = Kind::Names;
    TableId table{}; ///< that comes first in FROM

    bool operator==(const StarterQuestion&) const = default;
};

/// Questions in the words of the file itself, without odd numbers, about rows that are there. The same file gives the same ones.
/// Errors: those of readFacts.
Result<std::vector<StarterQuestion>> starterQuestions(const Connection& connection, const Schema& schema, std::stop_token stop = {});

/// The one that adds most to those chosen: another kind, another table. Nothing: all that are left say the same again.
std::optional<std::size_t> mostWanted(const std::vector<StarterQuestion>& left, const std::vector<StarterQuestion>& chosen);

} // namespace ratatosk
