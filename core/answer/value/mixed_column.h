// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace ratatosk {

/// A column of numbers that an answer adds up, compares or sorts by, and some of whose cells are texts: SQLite adds these as 0 and sorts them
/// above all numbers.
struct MixedColumn {
    std::string column; ///< "rooms.price"
    std::int64_t count = 0;
    std::vector<std::string> examples = {}; ///< the first of them, shortened

    bool operator==(const MixedColumn&) const = default;
};

/// "rooms.price has 3 (sold out, ask, ...)"
std::string textOf(const MixedColumn& column);

} // namespace ratatosk
