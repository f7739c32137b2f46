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
    /// How much a text is like a number by itself.
    enum class Form : unsigned char {
        Sure,      ///< "-12", "$1,200.50", "(3.5)", "45 %"
        Glued,     ///< "100EUR": sure among others, but may be a name
        Bracketed, ///< "(200)", "200-": a number beside sure ones
        Coded      ///< "2e5", "5k", "+49": a number beside fractions and negative numbers, else rather a code
    };

    unsigned styles = 0;    ///< those in which the text is a number
    unsigned fractions = 0; ///< of them, those in which it has a decimal sign
    Form form = Form::Sure;
    bool isBare = false; ///< nothing but digits, and a minus in front
};

/// Minus in front or behind, brackets for it, signs and codes of currencies, "%" and "k" for thousands belong to a number. Leading zeros and
/// whole numbers of more than 15 digits belong to codes, which stay texts: nothing fits them.
NumberFit numberFit(std::string_view text);

/// Letters and digits in one word, or digits with several marks: "85123A", "10.0.0.1", "2024-01-02".
bool isCode(std::string_view text);

/// Requires: the style fits. The fraction is cut.
std::int64_t wholeNumberIn(std::string_view text, NumberStyle style);

/// Requires: the style fits. "45 %" is 45.
double numberIn(std::string_view text, NumberStyle style);

} // namespace ratatosk
