// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/sqlite/print_cost.h"

#include <algorithm>
#include <cstddef>
#include <limits>

namespace ratatosk {

namespace {

constexpr std::int64_t most = std::numeric_limits<std::int32_t>::max(); // what SQLite reads a width as

bool isDigit(char letter)
{
    return letter >= '0' && letter <= '9';
}

/// Reads "12" or "*" at `place` and goes behind it.
std::int64_t numberAt(std::string_view format, std::size_t& place, int& argument, const std::function<std::int64_t(int)>& starAt)
{
    if (place < format.size() && format[place] == '*') {
        ++place;
        const std::int64_t number = starAt(argument++);
        return number < 0 ? std::min(-(number + 1), most) : std::min(number, most);
    }
    std::int64_t number = 0;
    for (; place < format.size() && isDigit(format[place]); ++place)
        number = std::min(number * 10 + (format[place] - '0'), most);
    return number;
}

} // namespace

std::int64_t printCost(std::string_view format, const std::function<std::int64_t(int)>& starAt)
{
    auto cost = static_cast<std::int64_t>(format.size());
    int argument = 0;
    for (std::size_t place = format.find('%'); place < format.size(); place = format.find('%', place)) {
        ++place;
        while (place < format.size() && std::string_view("-+ #!0,").find(format[place]) != std::string_view::npos)
            ++place;
        cost += numberAt(format, place, argument, starAt);
        if (place < format.size() && format[place] == '.')
            cost += numberAt(format, ++place, argument, starAt);
        while (place < format.size() && format[place] == 'l')
            ++place;
        argument += place < format.size() && format[place] != '%' && format[place] != 'n';
        place += place < format.size();
    }
    return cost;
}

} // namespace ratatosk
