// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace ratatosk {

/// What a word in a column's name says of its cells.
enum class ColumnSense {
    Address,  ///< parts of addresses, and codes
    Calendar, ///< a moment
    Digits,   ///< but no quantity: phone, zip
    Label,    ///< what a thing is called
    Level,    ///< nobody sums it up: age, rank
    Time,     ///< a moment, also as part of a longer word: founded
};

std::span<const std::string_view> wordsOf(ColumnSense sense);

/// Whether one of the words of a spoken name has the sense.
bool hasSense(std::string_view readableName, ColumnSense sense);

} // namespace ratatosk
