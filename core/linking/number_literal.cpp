// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/number_literal.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <utility>

namespace ratatosk {
namespace {

using NamedNumber = std::pair<std::string_view, double>;

constexpr std::array kNumberWords = std::to_array<NamedNumber>({
    {"zero", 0},       {"one", 1},       {"two", 2},        {"three", 3},      {"four", 4},       {"five", 5},       {"six", 6},
    {"seven", 7},      {"eight", 8},     {"nine", 9},       {"ten", 10},       {"eleven", 11},    {"twelve", 12},    {"thirteen", 13},
    {"fourteen", 14},  {"fifteen", 15},  {"sixteen", 16},   {"seventeen", 17}, {"eighteen", 18},  {"nineteen", 19},  {"twenty", 20},
    {"thirty", 30},    {"forty", 40},    {"fifty", 50},     {"sixty", 60},     {"seventy", 70},   {"eighty", 80},    {"ninety", 90},
    {"hundred", 1e2},  {"thousand", 1e3}, {"million", 1e6}, {"billion", 1e9},  {"dozen", 12},     {"once", 1},       {"twice", 2},
    {"thrice", 3},     {"both", 2},      {"couple", 2},     {"pair", 2},       {"single", 1},     {"double", 2},     {"half", 0.5},
    {"first", 1},      {"second", 2},    {"third", 3},      {"fourth", 4},     {"fifth", 5},      {"sixth", 6},      {"seventh", 7},
    {"eighth", 8},     {"ninth", 9},     {"tenth", 10},
});

constexpr std::array kMultipliers = std::to_array<NamedNumber>(
    {{"hundred", 1e2}, {"thousand", 1e3}, {"k", 1e3}, {"million", 1e6}, {"m", 1e6}, {"billion", 1e9}, {"dozen", 12}});

std::optional<double> valueIn(const auto& numbers, std::string_view word)
{
    const auto found = std::ranges::find(numbers, word, &NamedNumber::first);
    return found == numbers.end() ? std::nullopt : std::optional(found->second);
}

} // namespace

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

std::optional<double> numberWordValue(std::string_view lowerCase)
{
    return valueIn(kNumberWords, lowerCase);
}

std::optional<double> multiplierValue(std::string_view lowerCase)
{
    return valueIn(kMultipliers, lowerCase);
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
