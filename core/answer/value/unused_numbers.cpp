// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/value/unused_numbers.h"

#include "core/english/language/calendar_date.h"
#include "core/linking/links/number_literal.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <cstdlib>

namespace ratatosk {
namespace {

bool isDigit(char letter)
{
    return std::isdigit(static_cast<unsigned char>(letter)) != 0;
}

/// Those within names ("q1") and texts, too: 2024, 1 and 31 of '2024-01-31'.
std::vector<double> numbersIn(std::string_view sql)
{
    std::vector<double> numbers;
    for (std::size_t at = 0; at < sql.size(); ++at) {
        if (!isDigit(sql[at]))
            continue;
        std::size_t end = at;
        while (end < sql.size() && (isDigit(sql[end]) || (sql[end] == '.' && end + 1 < sql.size() && isDigit(sql[end + 1]))))
            ++end;
        numbers.push_back(std::strtod(std::string(sql.substr(at, end - at)).c_str(), nullptr));
        at = end;
    }
    return numbers;
}

/// Whether one is what the other becomes: 10 % is 0.1, 0.9 or 1.1, 2 hours are 120 minutes, '24 is 2024, "over 3" is ">= 4".
bool standsFor(double inSql, double mentionedNumber)
{
    static constexpr std::array<double, 12> factors{1, 7, 12, 24, 60, 100, 1000, 1440, 3600, 1e6, 365, 30};
    const auto isNear = [](double one, double other) { return std::abs(one - other) <= 1e-9 * std::max(1.0, std::abs(other)); };
    const bool isShare = isNear(inSql, 1 + mentionedNumber / 100) || isNear(inSql, 1 - mentionedNumber / 100);
    const bool isOfCentury = mentionedNumber < 100 && inSql >= 1900 && inSql < 2100 && isNear(std::fmod(inSql, 100), mentionedNumber);
    const auto isOtherUnit = [&](double factor) { // a 1 is mostly a yes
        return isNear(inSql, mentionedNumber * factor) || (inSql > 1 && isNear(inSql * factor, mentionedNumber));
    };
    return std::abs(inSql - mentionedNumber) <= 1 || isShare || isOfCentury || std::ranges::any_of(factors, isOtherUnit);
}

bool has(std::string_view sql, std::string_view part)
{
    return sql.find(part) != std::string_view::npos;
}

/// "with 0 for those without", "the best being 1": what the statement's form says.
bool isOfForm(double mentionedNumber, std::string_view sql)
{
    if (mentionedNumber == 0)
        return has(sql, "LEFT JOIN") || has(sql, "coalesce(");
    return mentionedNumber == 1 && has(sql, "rank() OVER");
}

/// "6 pm", of '18:00'.
bool isOfClock(const Question& question, std::size_t place, double mentionedNumber, std::string_view sql)
{
    const std::string next = place + 1 < question.words.size() ? question.words[place + 1].lemmas.front() : std::string();
    return (next == "pm" || next == "p.m" || next == "o'clock") && mentionedNumber < 12
        && has(sql, fmt::format("'{:02.0f}:", mentionedNumber + 12));
}

/// "30 June", where something is before the first of July.
bool isEndOfMonth(const Question& question, std::size_t place, double mentionedNumber, std::string_view sql)
{
    static constexpr std::array<int, 13> days{0, 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    const auto monthAt = [&](std::size_t at) { return at < question.words.size() ? monthOfName(question.words[at].text) : 0; };
    const int month = std::max(monthAt(place + 1), place > 0 ? monthAt(place - 1) : 0);
    const bool isLast = month > 0 && (mentionedNumber == days[static_cast<std::size_t>(month)] || (month == 2 && mentionedNumber == 28));
    return isLast && has(sql, fmt::format("-{:02}-01'", month % 12 + 1));
}

} // namespace

std::vector<std::string> unusedNumbers(const Question& question, std::string_view sql)
{
    const std::vector<double> used = numbersIn(sql);
    std::vector<std::string> unused;
    for (std::size_t place = 0; place < question.words.size(); ++place) {
        const auto mentionedNumber = readNumber(question.words[place].text);
        const double value = mentionedNumber ? std::abs(mentionedNumber->value) : 0;
        const bool isUsed = !mentionedNumber || isOfForm(value, sql) || isOfClock(question, place, value, sql)
            || isEndOfMonth(question, place, value, sql)
            || std::ranges::any_of(used, [&](double number) { return standsFor(number, value); });
        if (!isUsed)
            unused.push_back(question.words[place].text);
    }
    return unused;
}

} // namespace ratatosk
