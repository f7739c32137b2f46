// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/rows/chart_column.h"

#include "core/database/schema/identifier.h"
#include "core/database/schema/item_names.h"
#include "core/database/schema/name_columns.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <string_view>
#include <unordered_set>

namespace ratatosk {

namespace {

constexpr std::size_t kRowsJudged = 1'000; ///< what all rows are like shows in these

struct Cells {
    std::size_t numbers = 0;
    std::size_t years = 0;
    std::size_t times = 0;
    std::size_t texts = 0;
};

/// Fewer years than three may be any numbers.
ChartColumn::Kind kindOf(const Cells& cells)
{
    const auto& [numbers, years, times, texts] = cells;
    if (years >= 3 && years == numbers + texts && (numbers == 0 || texts == 0))
        return ChartColumn::Kind::Years;
    if (times > 0 && times == numbers + texts && (numbers == 0 || texts == 0))
        return ChartColumn::Kind::Times;
    if (numbers > 0 && texts == 0)
        return ChartColumn::Kind::Numbers;
    return texts > 0 ? ChartColumn::Kind::Labels : ChartColumn::Kind::Nothing;
}

} // namespace

bool isNamedLikeAKey(const std::string& name)
{
    const std::string folded = foldedIdentifier(name.substr(name.rfind('.') + 1)); // npos + 1 is 0
    const auto isOne = [&](std::string_view word) { return folded == word || folded.ends_with('_' + std::string(word)); };
    constexpr std::array<std::string_view, 5> keys{"id", "no", "nr", "key", "code"};
    constexpr std::array<std::string_view, 4> endings{"Id", "ID", "No", "Nr"};
    return std::ranges::any_of(keys, isOne)
        || std::ranges::any_of(endings, [&](std::string_view ending) { return name.ends_with(ending); });
}

ChartColumn chartColumn(const ResultTable& table, int column)
{
    Cells cells;
    bool isRising = true;
    bool hasRepeats = false;
    double largest = 0;
    double last = -HUGE_VAL;
    std::unordered_set<std::string> seen;
    for (std::size_t row = 0; row < std::min(table.rows.size(), kRowsJudged); ++row) {
        const Cell& cell = table.rows[row][static_cast<std::size_t>(column)];
        const auto number = numberOf(cell);
        const auto time = timeOf(cell);
        cells.numbers += number ? 1 : 0;
        cells.years += yearOf(cell) ? 1 : 0;
        largest = std::max(largest, std::abs(number.value_or(0)));
        cells.times += time ? 1 : 0;
        cells.texts += std::holds_alternative<std::string>(cell) ? 1 : 0;
        const double value = number.value_or(time.value_or(yearOf(cell).value_or(-HUGE_VAL)));
        isRising = isRising && value > last;
        last = value;
        hasRepeats = !seen.insert(labelOf(cell)).second || hasRepeats;
    }
    return {column, kindOf(cells), isNamedLikeAKey(table.columns[static_cast<std::size_t>(column)]), isRising, hasRepeats, largest};
}

std::optional<double> numberOf(const Cell& cell)
{
    if (const auto* whole = std::get_if<std::int64_t>(&cell))
        return static_cast<double>(*whole);
    if (const auto* real = std::get_if<double>(&cell); real && std::isfinite(*real))
        return *real;
    return {};
}

std::optional<double> yearOf(const Cell& cell)
{
    constexpr std::int64_t first = 1500, last = 2100;
    const auto* whole = std::get_if<std::int64_t>(&cell);
    const auto* text = std::get_if<std::string>(&cell);
    const bool isText = text && text->size() == 4 && std::ranges::all_of(*text, [](char digit) { return digit >= '0' && digit <= '9'; });
    const std::int64_t year = whole ? *whole : isText ? std::stoll(*text) : 0;
    return year >= first && year <= last ? std::optional(static_cast<double>(year)) : std::nullopt;
}

namespace {

std::optional<double> dayOf(int year, unsigned month, unsigned day)
{
    constexpr double millisecondsOfDay = 24 * 60 * 60'000.0;
    const std::chrono::year_month_day date{std::chrono::year(year), std::chrono::month(month), std::chrono::day(day)};
    return date.ok() ? std::optional(static_cast<double>(std::chrono::sys_days(date).time_since_epoch().count()) * millisecondsOfDay)
                     : std::nullopt;
}

} // namespace

std::optional<double> compactDay(double number)
{
    constexpr double first = 15'000'101, last = 21'001'231;
    if (!(number >= first && number <= last) || number != std::floor(number))
        return {};
    const auto digits = static_cast<unsigned>(number);
    return dayOf(static_cast<int>(digits / 10'000), digits / 100 % 100, digits % 100);
}

std::optional<double> timeOf(const Cell& cell)
{
    if (const auto number = numberOf(cell))
        return compactDay(*number);
    constexpr std::size_t monthLetters = 7; // "2024-05"
    const auto* text = std::get_if<std::string>(&cell);
    if (text && text->size() == monthLetters)
        return timeOf(Cell(*text + "-01"));
    if (!text || text->size() < 10 || text->size() > 32)
        return {};
    int year = 0;
    unsigned month = 0;
    unsigned day = 0;
    int hour = 0;
    int minute = 0;
    int second = 0;
    char separator = ' ';
    const int read = std::sscanf(text->c_str(), "%4d-%2u-%2u%c%2d:%2d:%2d", &year, &month, &day, &separator, &hour, &minute, &second);
    const auto date = dayOf(year, month, day);
    const bool isWhole = read == 3 || (read >= 6 && (separator == ' ' || separator == 'T'));
    if (!isWhole || (read == 3 && text->size() > 10) || !date)
        return {};
    return *date + (hour * 60 + minute) * 60'000.0 + second * 1'000.0;
}

std::string labelOf(const Cell& cell)
{
    if (const auto* text = std::get_if<std::string>(&cell))
        return *text;
    if (const auto* whole = std::get_if<std::int64_t>(&cell))
        return std::to_string(*whole);
    if (const auto* real = std::get_if<double>(&cell))
        return std::abs(*real) >= 1e6 && std::abs(*real) < 1e15 ? fmt::format("{:.0f}", *real) : fmt::format("{:.6g}", *real);
    return std::holds_alternative<Null>(cell) ? "NULL" : "BLOB";
}

std::vector<int> labelColumns(const ResultTable& table, int column)
{
    std::vector<Column> columns;
    for (const std::string& name : table.columns) {
        const std::string own = name.substr(name.rfind('.') + 1); // npos + 1 is 0
        columns.push_back({.name = own, .readableName = readableColumnName(own, {}, false)});
    }
    const auto schema = Schema::create({Table{}}, std::move(columns), {});
    std::vector<int> names;
    for (const ColumnId id : schema ? namePairOf(*schema, ColumnId{column}) : std::vector<ColumnId>())
        names.push_back(index(id));
    return names.empty() ? std::vector{column} : names;
}

} // namespace ratatosk
