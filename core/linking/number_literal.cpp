// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/number_literal.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace ratatosk {
std::optional<NumberLiteral> readNumber(std::string_view word)
{
    NumberLiteral number;
    std::string digits(word);
    number.isPercent = digits.ends_with('%');
    digits.resize(digits.size() - (number.isPercent ? 1 : 0));
    const bool hasFactor = !digits.empty() && std::string_view("kKmM").find(digits.back()) != std::string_view::npos;
    const double factor = !hasFactor ? 1 : digits.back() == 'k' || digits.back() == 'K' ? 1e3 : 1e6;
    digits.resize(digits.size() - (hasFactor ? 1 : 0));
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
    const auto isDigit = [](char letter) { return letter >= '0' && letter <= '9'; };
    const bool isShaped = std::ranges::all_of(word, [&](char letter) { return isDigit(letter) || std::string_view("-/.:T").find(letter) != std::string_view::npos; });
    const auto marks = std::ranges::count_if(word, [](char letter) { return letter == '-' || letter == '/' || letter == '.'; });
    return isShaped && !word.empty() && isDigit(word.front()) && (marks >= 2 || word.find(':') != std::string_view::npos);
}

} // namespace ratatosk
