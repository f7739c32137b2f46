// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace ratatosk {

/// No value may be longer in any statement.
inline constexpr std::int64_t longestValue = 128ll << 20;

/// How many bytes a value may have in a statement that calls `function`: what it does with one that long takes less than 300 ms, since
/// nothing stops it there. Functions that only pass values on, or look at their type, allow `longestValue`.
std::int64_t longestValueFor(std::string_view function);

} // namespace ratatosk
