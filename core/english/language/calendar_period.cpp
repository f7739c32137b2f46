// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/language/calendar_period.h"

#include "core/english/language/word_list.h"

#include <fmt/format.h>

#include <charconv>
#include <string_view>

namespace ratatosk {
namespace {

const WordTable& decades()
{
    static const WordTable list = WordTable::builtIn(
#include "resources/english/decades.words"
    );
    return list;
}

const WordSet& yearLinks()
{
    static const WordSet list = WordSet::builtIn(
#include "resources/english/year_links.words"
    );
    return list;
}

const WordTable& seasons()
{
    static const WordTable list = WordTable::builtIn(
#include "resources/english/seasons.words"
    );
    return list;
}

} // namespace

bool linksYears(std::string_view word)
{
    return word == "," || yearLinks().contains(word);
}

std::span<const std::string_view> monthsOfSeason(std::string_view word)
{
    return seasons().valuesOf(word);
}

std::optional<int> decadeOf(const std::string& word)
{
    int number = 0;
    if (const std::string_view year = decades().valueOf(word); !year.empty()) {
        std::from_chars(year.data(), year.data() + year.size(), number);
        return number;
    }
    const char* end = word.data() + word.size();
    const auto [rest, failure] = std::from_chars(word.data(), end, number);
    const std::string_view tail(rest, static_cast<std::size_t>(end - rest));
    if (failure != std::errc() || number % 10 != 0 || (tail != "s" && tail != "'s"))
        return std::nullopt;
    if (number >= 1000)
        return number;
    return number >= 30 && number < 100 ? std::optional(1900 + number) : number < 30 ? std::optional(2000 + number) : std::nullopt;
}

CalendarPeriod wholeYear(int year)
{
    return {fmt::format("{}-01-01", year), fmt::format("{}-01-01", year + 1)};
}

CalendarPeriod wholeMonth(int year, int month)
{
    return {fmt::format("{}-{:02}-01", year, month), fmt::format("{}-{:02}-01", month == 12 ? year + 1 : year, month % 12 + 1)};
}

std::optional<YearMonth> yearMonthOf(std::string_view word)
{
    constexpr std::size_t yearLength = 4;
    const std::size_t mark = word.find_first_of("/-");
    if (mark == std::string_view::npos || word.find_first_not_of("0123456789/-") != std::string_view::npos)
        return {};
    const std::string first(word.substr(0, mark)), second(word.substr(mark + 1));
    const bool isYearFirst = first.size() == yearLength;
    const std::string &year = isYearFirst ? first : second, &month = isYearFirst ? second : first;
    if (year.size() != yearLength || month.empty() || month.size() > 2 || second.find_first_of("/-") != std::string::npos)
        return {};
    const YearMonth found{std::stoi(year), std::stoi(month)};
    return found.month >= 1 && found.month <= 12 ? std::optional(found) : std::nullopt;
}

} // namespace ratatosk
