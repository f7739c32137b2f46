// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/unused_numbers.h"

#include "core/linking/number_literal.h"

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
bool standsFor(double inSql, double said)
{
    static constexpr std::array<double, 12> factors{1, 7, 12, 24, 60, 100, 1000, 1440, 3600, 1e6, 365, 30};
    const auto isNear = [](double one, double other) { return std::abs(one - other) <= 1e-9 * std::max(1.0, std::abs(other)); };
    const bool isShare = isNear(inSql, 1 + said / 100) || isNear(inSql, 1 - said / 100);
    const bool isOfCentury = said < 100 && inSql >= 1900 && inSql < 2100 && isNear(std::fmod(inSql, 100), said);
    const auto isOtherUnit = [&](double factor) { // a 1 is mostly a yes
        return isNear(inSql, said * factor) || (inSql > 1 && isNear(inSql * factor, said));
    };
    return std::abs(inSql - said) <= 1 || isShare || isOfCentury || std::ranges::any_of(factors, isOtherUnit);
}

} // namespace

std::vector<std::string> unusedNumbers(const Question& question, std::string_view sql)
{
    const std::vector<double> used = numbersIn(sql);
    std::vector<std::string> unused;
    for (const Word& word : question.words) {
        const auto said = readNumber(word.text);
        if (said && std::ranges::none_of(used, [&](double number) { return standsFor(number, std::abs(said->value)); }))
            unused.push_back(word.text);
    }
    return unused;
}

} // namespace ratatosk
