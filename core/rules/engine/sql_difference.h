// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace ratatosk {

/// The parts in which two statements differ: all between the tokens that both begin with and those that both end with.
struct SqlDifference {
    std::string before; ///< empty: something was only added
    std::string after;  ///< empty: something was only removed

    bool operator==(const SqlDifference&) const = default;
};

/// Where one operator alone differs, what stands on both sides of it belongs to the difference: "knots > 12", "knots >= 12".
/// Text that does not split into tokens differs as a whole.
SqlDifference differenceOf(std::string_view before, std::string_view after);

} // namespace ratatosk
