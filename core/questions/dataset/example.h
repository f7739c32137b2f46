// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/text/earlier_turn.h"

#include <optional>
#include <string>
#include <vector>

namespace ratatosk {

/// A question about one database with the SQL that answers it.
struct Example {
    std::string dbId;
    std::string question;
    std::string query;                ///< gold SQL as the data set spells it
    std::vector<EarlierTurn> earlier; ///< what went before, nearest last; empty for a question that stands alone
    bool isFollowUp = false;          ///< whether it goes on from that, or begins something new

    bool operator==(const Example&) const = default;
};

} // namespace ratatosk
