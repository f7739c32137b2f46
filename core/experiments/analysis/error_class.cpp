// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/analysis/error_class.h"

#include <cstddef>

namespace ratatosk {

std::string_view nameOf(ErrorClass errorClass)
{
    constexpr std::array<std::string_view, allErrorClasses.size()> names{"equivalent", "column", "sketch", "both", "value", "unanswered"};
    return names[static_cast<std::size_t>(errorClass)];
}

std::string_view nameOf(Clause clause)
{
    constexpr std::array<std::string_view, allClauses.size()> names{"SELECT",   "FROM",          "WHERE",       "GROUP BY",
                                                                    "ORDER BY", "set operation", "nested query"};
    return names[static_cast<std::size_t>(clause)];
}

} // namespace ratatosk
