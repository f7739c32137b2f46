// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/printing/server_literals.h"

#include "core/database/schema/identifier.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>

namespace ratatosk::sql {

namespace {

constexpr std::size_t kBytesOfDay = 10;

std::optional<int> digitsAt(std::string_view text, std::size_t begin, std::size_t count)
{
    int value = 0;
    for (std::size_t i = begin; i < begin + count; ++i) {
        if (i >= text.size() || text[i] < '0' || text[i] > '9')
            return {};
        value = 10 * value + (text[i] - '0');
    }
    return value;
}

bool isDay(std::string_view text)
{
    const auto year = digitsAt(text, 0, 4), month = digitsAt(text, 5, 2), day = digitsAt(text, 8, 2);
    if (text.size() < kBytesOfDay || text[4] != '-' || text[7] != '-' || !year || !month || !day)
        return false;
    const std::chrono::year_month_day date{std::chrono::year(*year), std::chrono::month(static_cast<unsigned>(*month)),
                                           std::chrono::day(static_cast<unsigned>(*day))};
    return date.ok() && *year > 0;
}

/// "10:15", "10:15:30", "10:15:30.25"
bool isTimeOfDay(std::string_view text)
{
    const auto hour = digitsAt(text, 0, 2), minute = digitsAt(text, 3, 2);
    if (!hour || !minute || text[2] != ':' || *hour > 23 || *minute > 59 || text.size() == 6 || text.size() == 7)
        return false;
    if (text.size() <= 5)
        return true;
    const auto second = digitsAt(text, 6, 2);
    const bool isFraction = text.size() == 8 || (text[8] == '.' && text.find_first_not_of("0123456789", 9) == std::string_view::npos);
    return text[5] == ':' && second && *second < 60 && isFraction;
}

} // namespace

bool isNumeric(std::string_view text)
{
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool isPlain = text.find_first_not_of("0123456789.+-eE") == std::string_view::npos;
    return !text.empty() && error == std::errc() && end == text.data() + text.size() && isPlain;
}

bool isCalendarText(std::string_view text)
{
    if (!isDay(text))
        return false;
    if (text.size() == kBytesOfDay)
        return true;
    return (text[kBytesOfDay] == ' ' || text[kBytesOfDay] == 'T') && isTimeOfDay(text.substr(kBytesOfDay + 1));
}

std::optional<bool> truthIn(const Literal& literal)
{
    static constexpr std::array<std::string_view, 6> yes{"1", "t", "true", "y", "yes", "on"};
    static constexpr std::array<std::string_view, 6> no{"0", "f", "false", "n", "no", "off"};
    const std::string text = foldedIdentifier(literal.text);
    if (std::ranges::find(yes, text) != yes.end())
        return true;
    return std::ranges::find(no, text) != no.end() ? std::optional(false) : std::nullopt;
}

} // namespace ratatosk::sql
