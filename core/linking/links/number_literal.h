// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace ratatosk {

/// A number as written in a question.
struct NumberLiteral {
    double value = 0;
    bool isInteger = true;
    bool isPercent = false;
    bool hasSeparators = false; ///< "1,250"

    bool operator==(const NumberLiteral&) const = default;
};

/// Reads 12, -3, 1,250.5, 10%, 3k, 2M; nothing else.
std::optional<NumberLiteral> readNumber(std::string_view word);

/// Digits that reading as a number would change: "02139", and more of them than a double keeps. Two may be an hour: "08".
bool isCodeOfDigits(std::string_view word);

/// The number in SQL: "1250", "0.5"; without a trailing ".0".
std::string sqlSpelling(double value);

/// A year from 1000 to 2100.
bool isYear(const NumberLiteral& number);

/// What may be a date or time of day: two or three groups of digits joined by - / . or :
bool isDateOrTime(std::string_view word);

} // namespace ratatosk
