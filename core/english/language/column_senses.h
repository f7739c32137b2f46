// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/language/word_list.h"

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

/// Lemmas that name a quantity, by "money", "mass", "length", "time" or "volume".
const WordTable& measuredThings();

/// A word of the name of a column of days or moments: "on", "timestamp". Requires: lower case.
bool isMomentName(std::string_view word);

/// A word of the name of a column that may count milliseconds since 1970: "epoch", "created". Requires: lower case.
bool isClockName(std::string_view word);

} // namespace ratatosk
