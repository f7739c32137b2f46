// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>

namespace ratatosk {

/// One decision of the parser. `index` is a rule of the grammar, a column, a table or a value candidate; unused for Reduce.
struct Action {
    enum class Kind : std::uint8_t { ApplyRule, Reduce, SelectColumn, SelectTable, SelectValue };

    Kind kind = Kind::ApplyRule;
    int index = 0;

    auto operator<=>(const Action&) const = default;
};

} // namespace ratatosk
