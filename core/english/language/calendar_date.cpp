// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/language/calendar_date.h"

#include "core/english/language/word_list.h"
#include "core/english/text/characters.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <ctime>

namespace ratatosk {
namespace {

const WordTable& months()
{
    static const WordTable list = WordTable::builtIn(
#include "resources/english/months.words"
    );
    return list;
}

bool isDigit(char letter)
{
    return letter >= '0' && letter <= '9';
}

/// Takes a number of `least` to `most` digits from the front of `rest`; -1 when there is none.
int takeNumber(std::string_view& rest, size_t least, size_t most)
{
    size_t digits = 0;
    int number = 0;
    for (; digits < std::min(most, rest.size()) && isDigit(rest[digits]); ++digits)
        number = number * 10 + (rest[digits] - '0');
    if (digits < least)
        return -1;
    rest.remove_prefix(digits);
    return number;
}

int takeMonthName(std::string_view& rest, bool isShort)
{
    size_t letters = 0;
    while (letters < rest.size() && !isDigit(rest[letters]) && rest[letters] != ' ' && rest[letters] != '-' && rest[letters] != ',')
        ++letters;
    const std::string_view word = rest.substr(0, letters);
    const int month = !isShort || letters == 3 ? monthOfName(word) : 0;
    rest.remove_prefix(letters);
    return month == 0 ? -1 : month;
}

int takeShortYear(std::string_view& rest)
{
    const int year = takeNumber(rest, 2, 2);
    return year < 0 ? -1 : year + (year < kFirstYearOfLastCentury ? 2000 : 1900);
}

/// Reads the field or character that one letter of the pattern stands for.
bool takeField(char field, std::string_view& rest, CalendarDate& date)
{
    switch (field) {
    case 'Y': return (date.year = takeNumber(rest, 4, 4)) >= 0;
    case 'y': return (date.year = takeShortYear(rest)) >= 0;
    case 'm': return (date.month = takeNumber(rest, 2, 2)) >= 0;
    case 'n': return (date.month = takeNumber(rest, 1, 2)) >= 0;
    case 'd': return (date.day = takeNumber(rest, 2, 2)) >= 0;
    case 'j': return (date.day = takeNumber(rest, 1, 2)) >= 0;
    case 'B':
    case 'b': return (date.month = takeMonthName(rest, field == 'b')) >= 0;
    default: break;
    }
    const bool fits = !rest.empty() && rest.front() == field;
    rest.remove_prefix(fits ? 1 : 0);
    return fits;
}

bool isTimeOfDay(std::string_view rest)
{
    return rest.size() >= 5 && (rest[0] == ' ' || rest[0] == 'T') && isDigit(rest[1]) && rest.find(':') != std::string_view::npos;
}

std::string writeField(char field, const CalendarDate& date)
{
    std::string month(months().entries()[static_cast<size_t>(date.month - 1)].key);
    month.front() = static_cast<char>(month.front() - 'a' + 'A');
    switch (field) {
    case 'Y': return fmt::format("{:04}", date.year);
    case 'y': return fmt::format("{:02}", date.year % 100);
    case 'm': return fmt::format("{:02}", date.month);
    case 'n': return fmt::format("{}", date.month);
    case 'd': return fmt::format("{:02}", date.day);
    case 'j': return fmt::format("{}", date.day);
    case 'B': return month;
    case 'b': return month.substr(0, 3);
    default: return std::string(1, field);
    }
}

} // namespace

std::optional<CalendarDate> readDate(std::string_view text, std::string_view pattern)
{
    CalendarDate date;
    for (const char field : pattern) {
        if (!takeField(field, text, date))
            return std::nullopt;
    }
    const bool isDay = date.month >= 1 && date.month <= 12 && date.day >= 1 && date.day <= 31;
    return isDay && (text.empty() || isTimeOfDay(text)) ? std::optional(date) : std::nullopt;
}

std::span<const std::string_view> cellDatePatterns()
{
    static constexpr std::array<std::string_view, 24> patterns{"Y-m-d", "Y-n-j", "Ymd",   "m/d/Y", "n/j/Y", "d/m/Y",  "j/n/Y",  "d-m-Y",
                                                               "m-d-Y", "Y/m/d", "Y/n/j", "d.m.Y", "j.n.Y", "b d, Y", "b j, Y", "B j, Y",
                                                               "j B Y", "d-b-Y", "j-b-Y", "d b Y", "d-b-y", "j-b-y",  "n/j/y",  "j.n.y"};
    return patterns;
}

CalendarDate dayOfToday()
{
    const std::time_t now = std::time(nullptr);
    std::tm local{};
    localtime_r(&now, &local);
    return {local.tm_year + 1900, local.tm_mon + 1, local.tm_mday};
}

std::string writeDate(const CalendarDate& date, std::string_view pattern)
{
    std::string text;
    for (const char field : pattern)
        text += writeField(field, date);
    return text;
}

std::optional<int> weekdayOfName(std::string_view word)
{
    static const WordTable list = WordTable::builtIn(
#include "resources/english/weekdays.words"
    );
    const auto isName = [word](const WordTable::Entry& day) {
        return word.starts_with(day.key) && (word.size() == day.key.size() || word.substr(day.key.size()) == "s");
    };
    const auto& days = list.entries(); // from Monday on
    const auto found = std::ranges::find_if(days, isName);
    return found == days.end() ? std::nullopt : std::optional((static_cast<int>(found - days.begin()) + 1) % 7);
}

bool isDateFiller(std::string_view word)
{
    static const WordSet list = WordSet::builtIn(
#include "resources/english/date_fillers.words"
    );
    return word == "," || list.contains(word);
}

int monthOfName(std::string_view word)
{
    const std::string lower = lowerCase(word);
    const auto isName = [&lower](const WordTable::Entry& month) {
        return lower == month.key || (lower.size() == 3 && month.key.starts_with(lower));
    };
    const auto& names = months().entries();
    const auto found = std::ranges::find_if(names, isName);
    return found == names.end() ? 0 : static_cast<int>(found - names.begin()) + 1;
}

} // namespace ratatosk
