// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/variants/cell_change.h"

#include "core/english/language/calendar_date.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <chrono>
#include <cmath>
#include <set>
#include <utility>

namespace ratatosk {
namespace {

constexpr std::size_t kFewestValues = 2, kMostValues = 12, kUsesPerValue = 2;
constexpr std::size_t kFewestRows = 3;
constexpr std::size_t kLongestCode = 3;
constexpr double kThousand = 1000;

/// Different texts; nothing where a cell is neither a text nor NULL.
std::optional<std::set<std::string>> textsIn(const std::vector<Cell>& cells)
{
    std::set<std::string> texts;
    for (const Cell& cell : cells) {
        if (const auto* text = std::get_if<std::string>(&cell))
            texts.insert(*text);
        else if (!std::holds_alternative<Null>(cell))
            return {};
    }
    return texts;
}

/// "shipped", "in stock"; neither "Hanne Bruun" nor "AB".
bool isWord(const std::string& text)
{
    bool isName = false;
    for (std::size_t i = 1; i < text.size(); ++i)
        isName = isName || (text[i - 1] == ' ' && std::isupper(static_cast<unsigned char>(text[i])));
    return text.size() > kLongestCode && !isName
        && std::ranges::all_of(text, [](unsigned char c) { return std::isalpha(c) || c == ' ' || c == '_' || c == '-'; });
}

std::string beginning(const std::string& word, std::size_t length)
{
    std::string code = word.substr(0, length);
    for (char& letter : code)
        letter = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
    return code;
}

/// The shortest beginnings that keep all words apart; empty: none are short enough.
std::map<std::string, std::string> codesOf(const std::set<std::string>& words)
{
    for (const std::size_t length : {std::size_t{1}, kLongestCode}) {
        std::map<std::string, std::string> codes;
        std::set<std::string> used;
        for (const std::string& word : words) {
            codes[word] = beginning(word, length);
            used.insert(codes[word]);
        }
        if (used.size() == words.size())
            return codes;
    }
    return {};
}

std::int64_t secondsOf(const CalendarDate& date, const std::string& time)
{
    const std::chrono::sys_days day = std::chrono::year{date.year} / date.month / date.day;
    const auto part = [&](std::size_t at) { return time.size() >= at + 2 ? std::stoll(time.substr(at, 2)) : 0; };
    return std::chrono::sys_seconds(day).time_since_epoch().count() + part(0) * 3600 + part(3) * 60 + part(6);
}

/// "18:00" of "2010-12-24 18:00"; nothing where the cell is no such day.
std::optional<std::string> timeBehindDay(const std::string& cell)
{
    constexpr std::size_t kDay = 10;
    const bool isDay = cell.size() >= kDay && readDate(cell.substr(0, kDay), "Y-m-d");
    if (!isDay || (cell.size() != kDay && cell.size() != kDay + 6 && cell.size() != kDay + 9))
        return {};
    if (cell.size() == kDay)
        return std::string();
    const std::string time = cell.substr(kDay + 1);
    for (std::size_t i = 0; i < time.size(); ++i) {
        const bool isMark = i % 3 == 2;
        if (isMark ? time[i] != ':' : !std::isdigit(static_cast<unsigned char>(time[i])))
            return {};
    }
    return cell[kDay] == ' ' ? std::optional(time) : std::nullopt;
}

/// A number as people write it; whole ones without a point.
std::string numberText(const Cell& cell, const CellChange& change)
{
    std::string text;
    if (const auto* whole = std::get_if<std::int64_t>(&cell))
        text = fmt::format("{}", *whole);
    else
        text = fmt::format("{}", std::get<double>(cell));
    if (!change.thousands.empty()) {
        const std::size_t first = text.front() == '-' ? 1 : 0;
        for (std::size_t at = std::min(text.find('.'), text.size()); at > first + 3;) {
            at -= 3;
            text.insert(at, change.thousands);
        }
    }
    return change.currency + text;
}

bool isPlainNumber(const Cell& cell)
{
    constexpr double kMost = 1e12;
    if (const auto* number = std::get_if<double>(&cell))
        return std::abs(*number) < kMost && fmt::format("{}", *number).find('e') == std::string::npos;
    return std::holds_alternative<std::int64_t>(cell) || std::holds_alternative<Null>(cell);
}

/// 0 of what is no number.
double valueOf(const Cell& cell)
{
    if (const auto* whole = std::get_if<std::int64_t>(&cell))
        return static_cast<double>(*whole);
    const auto* number = std::get_if<double>(&cell);
    return number ? *number : 0;
}

/// Since 1970: nobody writes marks into these.
bool mayBeSeconds(const Cell& cell)
{
    constexpr double kFirst = 1e8, kLast = 4.2e9;
    return std::holds_alternative<Null>(cell) || (valueOf(cell) >= kFirst && valueOf(cell) <= kLast);
}

bool mayBeYear(const Cell& cell)
{
    constexpr double kFirst = 1000, kLast = 2200;
    return std::holds_alternative<Null>(cell) || (valueOf(cell) >= kFirst && valueOf(cell) <= kLast);
}

} // namespace

std::optional<CellChange> wordsAsCodes(const std::vector<Cell>& cells)
{
    const auto words = textsIn(cells);
    if (!words || words->size() < kFewestValues || words->size() > kMostValues || cells.size() < kUsesPerValue * words->size()
        || !std::ranges::all_of(*words, isWord))
        return {};
    const std::map<std::string, std::string> codes = codesOf(*words);
    if (codes.empty())
        return {};
    CellMap map;
    for (const auto& [word, code] : codes)
        map.set(word, code);
    return CellChange{.cells = std::make_shared<CellMap>(std::move(map)), .declaredType = "TEXT", .isOtherValue = true};
}

std::optional<CellChange> codesAsWords(const std::vector<Cell>& cells, bool isFlag)
{
    using Pair = std::pair<Cell, const char*>;
    static const std::array<std::array<Pair, 2>, 5> kPairs{{
        {Pair{"Y", "yes"}, Pair{"N", "no"}},
        {Pair{"T", "true"}, Pair{"F", "false"}},
        {Pair{"M", "male"}, Pair{"F", "female"}},
        {Pair{std::int64_t{1}, "yes"}, Pair{std::int64_t{0}, "no"}},
        {Pair{"1", "yes"}, Pair{"0", "no"}},
    }};
    for (const auto& pair : kPairs) {
        const bool isNumber = std::holds_alternative<std::int64_t>(pair[0].first);
        const auto holds = [&](const Pair& one) { return std::ranges::find(cells, one.first) != cells.end(); };
        const auto isOne = [&](const Cell& cell) {
            return cell == pair[0].first || cell == pair[1].first || std::holds_alternative<Null>(cell);
        };
        if ((isNumber && !isFlag) || !holds(pair[0]) || !holds(pair[1]) || !std::ranges::all_of(cells, isOne))
            continue;
        CellMap map;
        for (const Pair& one : pair)
            map.set(one.first, std::string(one.second));
        return CellChange{.cells = std::make_shared<CellMap>(std::move(map)), .declaredType = "TEXT", .isOtherValue = true};
    }
    return {};
}

std::optional<CellChange> datesOtherwise(const std::vector<Cell>& cells, Dice& dice)
{
    static const std::vector<std::string_view> kPatterns{"d.m.Y", "m/d/Y", "d/m/Y", "d-b-Y", "b j, Y", ""};
    const auto texts = textsIn(cells);
    if (!texts || texts->size() < kFewestRows)
        return {};
    const std::optional<std::string> firstTime = timeBehindDay(*texts->begin());
    const auto isAlike = [&](const std::string& text) {
        const auto time = timeBehindDay(text);
        return time && firstTime && time->size() == firstTime->size();
    };
    if (!std::ranges::all_of(*texts, isAlike))
        return {};
    const std::string_view pattern = dice.pick(kPatterns);
    const sql::DateForm form{pattern, static_cast<int>(firstTime->size()), 0};
    CellMap map;
    std::vector<std::string> written;
    for (const std::string& text : *texts) {
        const CalendarDate date = *readDate(text.substr(0, 10), "Y-m-d");
        const std::string time = *timeBehindDay(text);
        if (form.isSeconds()) {
            map.set(text, secondsOf(date, time));
            written.push_back(fmt::format("{}", secondsOf(date, time)));
            continue;
        }
        written.push_back(writeDate(date, pattern) + (time.empty() ? "" : " " + time));
        map.set(text, written.back());
    }
    const auto read = sql::dateFormOf(written); // as the program will take it: of 3/4/2010 nobody can tell
    if (!read || read->pattern != pattern)
        return {};
    return CellChange{
        .cells = std::make_shared<CellMap>(std::move(map)), .declaredType = form.isSeconds() ? "INTEGER" : "TEXT", .date = read};
}

std::optional<CellChange> numbersAsTexts(const std::vector<Cell>& cells, bool isMoney, Dice& dice)
{
    const bool areNumbers = cells.size() >= kFewestRows && std::ranges::all_of(cells, isPlainNumber)
        && std::ranges::any_of(cells, [](const Cell& cell) { return !std::holds_alternative<Null>(cell); });
    if (!areNumbers || std::ranges::all_of(cells, mayBeSeconds))
        return {};
    const bool isWhole = std::ranges::none_of(cells, [](const Cell& cell) { return std::holds_alternative<double>(cell); });
    CellChange change{.cells = {}, .declaredType = "TEXT", .number = isWhole ? sql::CastType::Integer : sql::CastType::Real};
    const bool hasThousands = std::ranges::any_of(cells, [](const Cell& cell) { return std::abs(valueOf(cell)) >= kThousand; });
    if (hasThousands && !std::ranges::all_of(cells, mayBeYear) && dice.chance(0.4))
        change.thousands = ",";
    if (isMoney && dice.chance(0.4))
        change.currency = "$";
    CellMap map;
    for (const Cell& cell : cells) {
        if (!std::holds_alternative<Null>(cell))
            map.set(cell, numberText(cell, change));
    }
    change.cells = std::make_shared<CellMap>(std::move(map));
    return change;
}

std::optional<CellChange> nullsAsTexts(const std::vector<Cell>& cells, Dice& dice)
{
    const auto texts = textsIn(cells);
    const std::string mark = dice.chance(0.6) ? "" : "n/a";
    const bool hasNull = std::ranges::any_of(cells, [](const Cell& cell) { return std::holds_alternative<Null>(cell); });
    if (!texts || texts->empty() || !hasNull || texts->contains(mark))
        return {};
    CellMap map;
    map.set(Null{}, mark);
    return CellChange{.cells = std::make_shared<CellMap>(std::move(map)), .declaredType = "TEXT", .absent = mark};
}

} // namespace ratatosk
