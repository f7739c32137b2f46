// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/cells/date_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>

namespace ratatosk {

namespace {

constexpr std::size_t kLongestDate = 40;

/// Three numbers as they stand there, and what follows them.
struct WrittenDate {
    std::array<int, 3> numbers{};
    std::array<std::size_t, 3> digits{};
    char separator = 0;
    std::string_view time;
};

struct WrittenTime {
    int hour = 0;
    std::string_view rest; ///< from the minutes' colon on
    std::string_view zone;
    bool isHalf = false; ///< it says which half of the day
};

/// Cuts at most `most` digits from the front; nothing where there are none.
std::optional<int> takeNumber(std::string_view& text, std::size_t most)
{
    int number = 0;
    std::size_t count = 0;
    while (count < text.size() && count < most && text[count] >= '0' && text[count] <= '9')
        number = 10 * number + (text[count++] - '0');
    text.remove_prefix(count);
    return count > 0 ? std::optional(number) : std::nullopt;
}

bool isZone(std::string_view zone)
{
    if (zone.empty() || zone == "Z" || zone == "z")
        return true;
    if (zone.front() != '+' && zone.front() != '-')
        return false;
    zone.remove_prefix(1);
    const std::size_t before = zone.size();
    const auto hours = takeNumber(zone, 2);
    const bool isWhole = hours && before - zone.size() == 2;
    if (zone.starts_with(':'))
        zone.remove_prefix(1);
    const std::size_t left = zone.size();
    return isWhole && (left == 0 || (left == 2 && takeNumber(zone, 2) && zone.empty()));
}

/// Cuts ":45"; nothing where there is none.
bool takeSixtieths(std::string_view& text)
{
    if (text.size() < 3 || text[0] != ':')
        return false;
    std::string_view number = text.substr(1, 2);
    const auto value = takeNumber(number, 2);
    text.remove_prefix(3);
    return value && number.empty() && *value < 60;
}

/// The length of "pm", "p", "p.m." and "P.M" at the front of a text; 0: none of them.
std::size_t halfOfDayAt(std::string_view text)
{
    if (text.empty() || ((text[0] | 0x20) != 'a' && (text[0] | 0x20) != 'p'))
        return 0;
    std::size_t length = 1;
    length += text.substr(length).starts_with('.') ? 1 : 0;
    if (length < text.size() && (text[length] | 0x20) == 'm')
        ++length;
    else if (length == 2)
        return 0;
    return length + (length > 2 && text.substr(length).starts_with('.') ? 1 : 0);
}

/// Cuts " pm" and puts the hour right.
bool takeHalfOfDay(std::string_view& text, WrittenTime& time)
{
    const std::size_t begin = std::min(text.find_first_not_of(' '), text.size());
    const std::size_t length = halfOfDayAt(text.substr(begin));
    if (length == 0)
        return true;
    time.isHalf = true;
    const bool isAfternoon = (text[begin] | 0x20) == 'p';
    text.remove_prefix(begin + length);
    if (time.hour < 1 || time.hour > 12)
        return false;
    time.hour = time.hour % 12 + (isAfternoon ? 12 : 0);
    return true;
}

/// "15:45", "3:45:10.5 PM", "3:45p", "15:45Z".
std::optional<WrittenTime> timeIn(std::string_view text)
{
    const auto hour = takeNumber(text, 2);
    if (!hour || *hour > 23)
        return std::nullopt;
    WrittenTime time{.hour = *hour, .rest = text};
    if (!takeSixtieths(text) || (text.starts_with(':') && !takeSixtieths(text)))
        return std::nullopt;
    if (text.starts_with('.')) {
        text.remove_prefix(1);
        if (!takeNumber(text, 9))
            return std::nullopt;
    }
    time.rest = time.rest.substr(0, time.rest.size() - text.size());
    if (!takeHalfOfDay(text, time))
        return std::nullopt;
    time.zone = text;
    return isZone(text) ? std::optional(time) : std::nullopt;
}

std::optional<WrittenDate> dateIn(std::string_view text)
{
    WrittenDate date;
    for (std::size_t part = 0; part < 3; ++part) {
        if (part > 0) {
            if (text.empty() || (part == 2 && text.front() != date.separator))
                return std::nullopt;
            date.separator = text.front();
            text.remove_prefix(1);
        }
        const std::size_t before = text.size();
        const auto number = takeNumber(text, 4);
        if (!number)
            return std::nullopt;
        date.numbers[part] = *number;
        date.digits[part] = before - text.size();
    }
    date.time = text;
    return date;
}

bool isDay(int year, int month, int day)
{
    static constexpr std::array<int, 12> lengths{31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    if (year < 1 || month < 1 || month > 12 || day < 1 || day > lengths[static_cast<std::size_t>(month - 1)])
        return false;
    const bool isLeap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    return month != 2 || day < 29 || isLeap;
}

unsigned stylesOf(const WrittenDate& date)
{
    const auto& [first, second, third] = date.numbers;
    const bool isSlash = date.separator == '/' || date.separator == '-';
    if (date.digits[0] == 4 && date.digits[1] <= 2 && date.digits[2] <= 2)
        return isSlash && isDay(first, second, third) ? YearFirstDates : 0U;
    if (date.digits[0] > 2 || date.digits[1] > 2 || date.digits[2] != 4)
        return 0;
    if (date.separator == '.')
        return isDay(third, second, first) ? DayDotDates : 0U;
    return isSlash ? (isDay(third, second, first) ? DaySlashDates : 0U) | (isDay(third, first, second) ? MonthSlashDates : 0U) : 0U;
}

} // namespace

DateFit dateFit(std::string_view text)
{
    if (text.size() < 8 || text.size() > kLongestDate || text.front() < '0' || text.front() > '9')
        return {};
    const auto date = dateIn(text);
    const unsigned styles = date ? stylesOf(*date) : 0;
    if (styles == 0 || date->time.empty())
        return {styles, false};
    const bool isSeparate = date->time.front() == ' ' || date->time.front() == 'T';
    return isSeparate && timeIn(date->time.substr(1)) ? DateFit{styles, true} : DateFit{};
}

void appendIsoDate(std::string& text, std::string_view date, DateStyle style)
{
    const auto written = dateIn(date);
    const auto& [first, second, third] = written->numbers;
    const auto to = std::back_inserter(text);
    switch (style) {
    case YearFirstDates: fmt::format_to(to, "{:04}-{:02}-{:02}", first, second, third); break;
    case DayDotDates:
    case DaySlashDates: fmt::format_to(to, "{:04}-{:02}-{:02}", third, second, first); break;
    case MonthSlashDates: fmt::format_to(to, "{:04}-{:02}-{:02}", third, first, second); break;
    }
    if (written->time.empty())
        return;
    const auto time = timeIn(written->time.substr(1));
    fmt::format_to(to, " {:02}{}{}", time->hour, time->rest, time->zone);
}

bool isIsoDate(std::string_view date, DateStyle style)
{
    constexpr std::size_t dayLength = 10;    // of 2023-12-31
    constexpr std::size_t momentLength = 19; // of 2023-12-31 15:45:00
    if (style != YearFirstDates || date.size() < dayLength || date[4] != '-' || date[7] != '-')
        return false;
    return date.size() == dayLength || (date.size() == momentLength && date[10] == ' ' && date[13] == ':' && date[16] == ':');
}

ClockFit clockFit(std::string_view text)
{
    constexpr std::size_t shortest = 4;
    if (text.size() < shortest || text.size() > kLongestDate || text.front() < '0' || text.front() > '9')
        return ClockFit::None;
    const auto time = timeIn(text);
    if (!time || !time->zone.empty())
        return ClockFit::None;
    return time->isHalf ? ClockFit::HalfDay : ClockFit::WholeDay;
}

void appendClock(std::string& text, std::string_view clock)
{
    const auto time = timeIn(clock);
    fmt::format_to(std::back_inserter(text), "{:02}{}", time->hour, time->rest);
}

} // namespace ratatosk
