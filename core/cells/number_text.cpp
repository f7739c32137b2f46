// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cells/number_text.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace ratatosk {

namespace {

constexpr std::size_t kMostDigits = 15; ///< what a floating number holds, and a spreadsheet keeps
constexpr std::size_t kLongestNumber = 48;
constexpr std::array<std::string_view, 3> kNeutralGroups{"'", "\xc2\xa0", "\xe2\x80\xaf"}; ///< the last two: spaces that do not break

bool isNumberDigit(char letter)
{
    return letter >= '0' && letter <= '9';
}

std::size_t digitsAtFront(std::string_view text)
{
    return static_cast<std::size_t>(std::ranges::find_if_not(text, isNumberDigit) - text.begin());
}

bool isWhole(std::string_view digits)
{
    return !digits.empty() && digits.size() <= kMostDigits && (digits.size() == 1 || digits.front() != '0');
}

/// "12", ".5", "1.5e-7" with `sign` for the point.
bool isFraction(std::string_view text, char sign)
{
    const std::size_t before = digitsAtFront(text);
    if (before > 1 && text.front() == '0')
        return false;
    text.remove_prefix(before);
    bool hasSign = false;
    if (text.starts_with(sign)) {
        text.remove_prefix(1);
        const std::size_t behind = digitsAtFront(text);
        if (behind == 0)
            return false;
        text.remove_prefix(behind);
        hasSign = true;
    } else if (before == 0) {
        return false;
    }
    if (text.empty())
        return hasSign;
    if (text.front() != 'e' && text.front() != 'E')
        return false;
    text.remove_prefix(1);
    const bool hasExponentSign = text.starts_with('-') || text.starts_with('+');
    if (!hasSign && !hasExponentSign) // "1E5" is rather a code
        return false;
    text.remove_prefix(hasExponentSign ? 1 : 0);
    return !text.empty() && text.size() <= 3 && digitsAtFront(text) == text.size();
}

enum class Grouping { None, Whole, Fraction };

/// "1,234,567.5" with `group` between the groups of three digits.
Grouping groupingOf(std::string_view text, std::string_view group, char sign)
{
    const std::size_t first = digitsAtFront(text);
    if (first == 0 || first > 3 || text.front() == '0')
        return Grouping::None;
    text.remove_prefix(first);
    std::size_t digits = first;
    while (text.starts_with(group) && digitsAtFront(text.substr(group.size())) == 3) {
        text.remove_prefix(group.size() + 3);
        digits += 3;
    }
    if (digits == first || digits > kMostDigits)
        return Grouping::None;
    if (text.empty())
        return Grouping::Whole;
    text.remove_prefix(text.front() == sign ? 1 : 0);
    return !text.empty() && digitsAtFront(text) == text.size() && isNumberDigit(text.front()) ? Grouping::Fraction : Grouping::None;
}

void addGrouping(NumberFit& fit, Grouping grouping, unsigned style)
{
    if (grouping != Grouping::None)
        fit.styles |= style;
    if (grouping == Grouping::Fraction)
        fit.fractions |= style;
}

/// Without what stands between groups, and with a point.
std::string_view plainNumber(std::string_view text, NumberStyle style, std::array<char, kLongestNumber>& room)
{
    const char sign = (style & kNumbersWithComma) != 0 ? ',' : '.';
    std::size_t length = 0;
    for (const char letter : text) {
        if (letter == sign)
            room[length++] = '.';
        else if (isNumberDigit(letter) || letter == '-' || letter == '+' || letter == 'e' || letter == 'E')
            room[length++] = letter;
    }
    return {room.data(), length};
}

} // namespace

NumberFit numberFit(std::string_view text)
{
    if (text.starts_with('-') && text != "-0")
        text.remove_prefix(1);
    if (text.empty() || text.size() >= kLongestNumber)
        return {};
    if (digitsAtFront(text) == text.size())
        return isWhole(text) ? NumberFit{kAnyNumbers, 0} : NumberFit{};
    if (!isNumberDigit(text.front()) && text.front() != '.' && text.front() != ',')
        return {};
    NumberFit fit;
    if (isFraction(text, '.'))
        fit.styles = fit.fractions = PointNumbers | GroupedPointNumbers;
    if (isFraction(text, ','))
        fit.styles = fit.fractions = fit.styles | kNumbersWithComma;
    addGrouping(fit, groupingOf(text, ",", '.'), GroupedPointNumbers);
    addGrouping(fit, groupingOf(text, ".", ','), GroupedCommaNumbers);
    for (const std::string_view group : kNeutralGroups) {
        addGrouping(fit, groupingOf(text, group, '.'), GroupedPointNumbers);
        addGrouping(fit, groupingOf(text, group, ','), GroupedCommaNumbers);
    }
    return fit;
}

std::int64_t wholeNumberIn(std::string_view text, NumberStyle style)
{
    std::int64_t number = 0;
    const auto plain = std::from_chars(text.data(), text.data() + text.size(), number);
    if (plain.ptr == text.data() + text.size())
        return number;
    std::array<char, kLongestNumber> room{};
    const std::string_view digits = plainNumber(text, style, room);
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return number;
}

double numberIn(std::string_view text, NumberStyle style)
{
    double number = 0;
    std::array<char, kLongestNumber> room{};
    const std::string_view digits = style == PointNumbers ? text : plainNumber(text, style, room);
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return number;
}

} // namespace ratatosk
