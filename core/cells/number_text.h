// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace ratatosk {

/// How a column writes its numbers; several may fit.
enum NumberStyle : unsigned {
    PointNumbers = 1,        ///< 1234.5
    CommaNumbers = 2,        ///< 1234,5
    GroupedPointNumbers = 4, ///< 1,234.5
    GroupedCommaNumbers = 8, ///< 1.234,5
};
inline constexpr unsigned kAnyNumbers = PointNumbers | CommaNumbers | GroupedPointNumbers | GroupedCommaNumbers;
inline constexpr unsigned kNumbersWithComma = CommaNumbers | GroupedCommaNumbers;

struct NumberFit {
    unsigned styles = 0;    ///< those in which the text is a number
    unsigned fractions = 0; ///< of them, those in which it has a decimal sign
};

/// Leading zeros, a plus sign and whole numbers of more than 15 digits belong to codes, which stay texts: nothing fits them.
NumberFit numberFit(std::string_view text);

/// Requires: the style fits. The fraction is cut.
std::int64_t wholeNumberIn(std::string_view text, NumberStyle style);

/// Requires: the style fits.
double numberIn(std::string_view text, NumberStyle style);

} // namespace ratatosk
