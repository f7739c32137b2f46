// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/links/number_literal.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace ratatosk {
namespace {

/// Removes one last letter that is among `letters` and returns it; 0 when it is not.
char takeLast(std::string& text, std::string_view letters)
{
    const char last = text.empty() ? '\0' : text.back();
    if (letters.find(last) == std::string_view::npos)
        return '\0';
    text.pop_back();
    return last;
}

double factorOf(char suffix)
{
    if (suffix == '\0')
        return 1;
    return suffix == 'k' || suffix == 'K' ? 1e3 : 1e6;
}

} // namespace

std::optional<NumberLiteral> readNumber(std::string_view word)
{
    NumberLiteral number;
    std::string digits(word);
    number.isPercent = takeLast(digits, "%") != '\0';
    const double factor = factorOf(takeLast(digits, "kKmM"));
    number.hasSeparators = std::erase(digits, ',') > 0;
    if (digits.empty() || digits.find_first_not_of("-.0123456789") != std::string::npos)
        return std::nullopt;
    const auto [end, failure] = std::from_chars(digits.data(), digits.data() + digits.size(), number.value);
    if (failure != std::errc() || end != digits.data() + digits.size())
        return std::nullopt;
    number.value *= factor;
    number.isInteger = number.value == std::floor(number.value);
    return number;
}

bool isCodeOfDigits(std::string_view word)
{
    constexpr size_t doubleKeeps = 15;
    const bool isOfDigits = word.size() > 2 && word.find_first_not_of("0123456789") == std::string_view::npos;
    return isOfDigits && (word.front() == '0' || word.size() > doubleKeeps);
}

std::string sqlSpelling(double value)
{
    return value == std::floor(value) && std::abs(value) < 1e15 ? fmt::format("{:.0f}", value) : fmt::format("{}", value);
}

bool isYear(const NumberLiteral& number)
{
    return number.isInteger && !number.isPercent && !number.hasSeparators && number.value >= 1000 && number.value <= 2100;
}

bool isDateOrTime(std::string_view word)
{
    const bool isShaped = word.find_first_not_of("0123456789-/.:T") == std::string_view::npos;
    const bool beginsWithDigit = !word.empty() && word.front() >= '0' && word.front() <= '9';
    const auto marks = std::ranges::count_if(word, [](char letter) { return letter == '-' || letter == '/' || letter == '.'; });
    return isShaped && beginsWithDigit && (marks >= 2 || word.find(':') != std::string_view::npos);
}

} // namespace ratatosk
