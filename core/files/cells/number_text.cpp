// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/cells/number_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace ratatosk {

namespace {

constexpr std::size_t kMostDigits = 15; ///< what a floating number holds, and a spreadsheet keeps
constexpr std::size_t kLongestNumber = 48;
constexpr std::array<std::string_view, 4> kNumberBlanks{" ", "\xc2\xa0", "\xe2\x80\xaf",
                                                        "\xe2\x80\x89"}; ///< that do not break, or are thin
constexpr std::array<std::string_view, 6> kNeutralGroups{"'", "’", " ", "\xc2\xa0", "\xe2\x80\xaf", "\xe2\x80\x89"};
constexpr std::array<std::string_view, 3> kMinusSigns{"-", "−", "–"};
constexpr std::array<std::string_view, 23> kMoneySigns{"$", "£", "€", "¥", "₪", "₹",   "₽", "₩",   "₺",  "₴",  "₫", "฿",
                                                       "₦", "₱", "₡", "₲", "₸", "₼", "₾", "₿", "￥", "＄", "¢"};
constexpr std::array<std::string_view, 69> kMoneyCodes{
    "USD", "EUR", "GBP", "CHF", "JPY", "CNY", "RMB", "INR", "AUD", "CAD", "NZD", "SEK", "NOK", "DKK", "PLN", "CZK", "HUF",  "RON",
    "BGN", "RUB", "UAH", "TRY", "ILS", "NIS", "ZAR", "BRL", "MXN", "ARS", "CLP", "COP", "PEN", "KRW", "TWD", "HKD", "SGD",  "THB",
    "MYR", "IDR", "PHP", "VND", "SAR", "AED", "EGP", "NGN", "KES", "ISK", "GEL", "KZT", "PKR", "usd", "eur", "gbp", "Euro", "euro",
    "US$", "A$",  "C$",  "R$",  "S$",  "NZ$", "HK$", "Rs.", "Rs",  "kr.", "kr",  "Kč",  "zł",  "Ft",  "Fr."};

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

/// "2e5".
bool isBareExponent(std::string_view text)
{
    const std::size_t before = digitsAtFront(text);
    if (before == 0 || (before > 1 && text.front() == '0') || before + 1 >= text.size() || (text[before] | 0x20) != 'e')
        return false;
    text.remove_prefix(before + 1);
    return text.size() <= 2 && digitsAtFront(text) == text.size();
}

/// Of digits with what stands between them alone.
NumberFit fitOfDigits(std::string_view text)
{
    if (text.empty() || (!isNumberDigit(text.front()) && text.front() != '.' && text.front() != ','))
        return {};
    const std::size_t before = digitsAtFront(text);
    if (before == text.size())
        return isWhole(text) ? NumberFit{kAnyNumbers, 0} : NumberFit{};
    NumberFit fit;
    switch (text[before]) { // what stands behind the first digits leaves few ways to go on
    case '.':
        if (isFraction(text, '.'))
            fit.styles = fit.fractions = PointNumbers | GroupedPointNumbers;
        addGrouping(fit, groupingOf(text, ".", ','), GroupedCommaNumbers);
        return fit;
    case ',':
        if (isFraction(text, ','))
            fit.styles = fit.fractions = kNumbersWithComma;
        addGrouping(fit, groupingOf(text, ",", '.'), GroupedPointNumbers);
        return fit;
    case 'e':
    case 'E':
        if (isBareExponent(text))
            return {kAnyNumbers, kAnyNumbers, NumberFit::Form::Coded};
        if (isFraction(text, '.'))
            fit.styles = fit.fractions = kAnyNumbers;
        return fit;
    default: break;
    }
    for (const std::string_view group : kNeutralGroups) {
        addGrouping(fit, groupingOf(text, group, '.'), GroupedPointNumbers);
        addGrouping(fit, groupingOf(text, group, ','), GroupedCommaNumbers);
    }
    return fit;
}

/// A number without what people write around it.
struct WrittenNumber {
    std::string_view digits;
    bool isNegative = false;
    bool hasMinusBehind = false;
    bool hasPlus = false;
    bool hasBrackets = false;
    bool hasPercent = false;
    bool hasMoney = false;
    bool isGlued = false; ///< a code of letters stands beside the digits without a blank
    double factor = 1;
};

template <std::size_t count>
bool cutFront(std::string_view& text, const std::array<std::string_view, count>& parts)
{
    const auto* found = std::ranges::find_if(parts, [&](std::string_view part) { return text.starts_with(part); });
    text.remove_prefix(found == parts.end() ? 0 : found->size());
    return found != parts.end();
}

template <std::size_t count>
bool cutBack(std::string_view& text, const std::array<std::string_view, count>& parts)
{
    const auto* found = std::ranges::find_if(parts, [&](std::string_view part) { return text.ends_with(part); });
    text.remove_suffix(found == parts.end() ? 0 : found->size());
    return found != parts.end();
}

bool cutBlanks(std::string_view& text)
{
    const std::size_t before = text.size();
    while (cutFront(text, kNumberBlanks) || cutBack(text, kNumberBlanks)) {}
    return text.size() != before;
}

bool cutMoney(WrittenNumber& number)
{
    std::string_view& text = number.digits;
    if (number.hasMoney)
        return false;
    if (cutFront(text, kMoneyCodes) || cutBack(text, kMoneyCodes))
        number.isGlued = !cutBlanks(text);
    else if (!cutFront(text, kMoneySigns) && !cutBack(text, kMoneySigns))
        return false;
    number.hasMoney = true;
    return true;
}

bool cutSigns(WrittenNumber& number)
{
    std::string_view& text = number.digits;
    const bool hasSign = number.isNegative || number.hasPlus;
    if (text.size() > 2 && !hasSign && text.starts_with('(') && text.ends_with(')')) {
        text = text.substr(1, text.size() - 2);
        return number.isNegative = number.hasBrackets = true;
    }
    if (!hasSign && cutFront(text, kMinusSigns))
        return number.isNegative = true;
    if (!hasSign && cutBack(text, kMinusSigns))
        return number.isNegative = number.hasMinusBehind = true;
    if (!hasSign && cutFront(text, std::array<std::string_view, 1>{"+"}))
        return number.hasPlus = true;
    if (!number.hasPercent && cutBack(text, std::array<std::string_view, 1>{"%"}))
        return number.hasPercent = true;
    return false;
}

/// "1.2k", "3 bn".
void cutFactor(WrittenNumber& number)
{
    static constexpr std::array<std::pair<std::string_view, double>, 6> factors{
        {{"k", 1e3}, {"K", 1e3}, {"M", 1e6}, {"mn", 1e6}, {"bn", 1e9}, {"B", 1e9}}};
    for (const auto& [word, factor] : factors) {
        if (number.factor == 1 && number.digits.size() > word.size() && number.digits.ends_with(word)) {
            number.digits.remove_suffix(word.size());
            number.factor = factor;
            cutBlanks(number.digits);
        }
    }
}

WrittenNumber writtenNumber(std::string_view text)
{
    WrittenNumber number{.digits = text};
    while (cutBlanks(number.digits) || cutSigns(number) || cutMoney(number)) {}
    cutFactor(number);
    if (!number.hasMoney && number.factor != 1) // "$1.2k" is done: of "EUR 5k" the code may stand on either side
        while (cutBlanks(number.digits) || cutMoney(number)) {}
    return number;
}

NumberFit::Form formOf(const WrittenNumber& number, const NumberFit& digits)
{
    using enum NumberFit::Form;
    const bool isWhole = digits.fractions == 0 && digits.styles == kAnyNumbers;
    if (digits.form == Coded || (isWhole && !number.hasMoney && (number.factor != 1 || (number.hasPlus && !number.hasPercent))))
        return Coded;
    if (isWhole && number.isGlued)
        return Glued;
    return isWhole && !number.hasMoney && !number.hasPercent && (number.hasBrackets || number.hasMinusBehind) ? Bracketed : Sure;
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
    std::string_view digits = text;
    if (digits.starts_with('-') && digits != "-0")
        digits.remove_prefix(1);
    if (digits.empty() || text.size() >= kLongestNumber)
        return {};
    if (isNumberDigit(digits.back()) && (isNumberDigit(digits.front()) || digits.front() == '.' || digits.front() == ',')) {
        NumberFit fit = fitOfDigits(digits);
        fit.isBare = fit.styles == kAnyNumbers && fit.fractions == 0;
        return fit;
    }
    if (text == "-0" || std::ranges::none_of(text, isNumberDigit))
        return {};
    const WrittenNumber number = writtenNumber(text);
    NumberFit fit = fitOfDigits(number.digits);
    if (fit.styles == 0)
        return {};
    fit.form = formOf(number, fit);
    if (number.factor != 1)
        fit.fractions = fit.styles;
    return fit;
}

bool isCode(std::string_view text)
{
    const auto isLetter = [](char letter) { return (letter | 0x20) >= 'a' && (letter | 0x20) <= 'z'; };
    const auto isMark = [](char letter) { return letter == '-' || letter == '/' || letter == '_' || letter == '.'; };
    const auto digits = std::ranges::count_if(text, isNumberDigit);
    const auto letters = std::ranges::count_if(text, isLetter);
    const auto marks = std::ranges::count_if(text, isMark);
    return digits > 0 && digits + letters + marks == std::ssize(text) && (letters > 0 || marks > 1);
}

std::int64_t wholeNumberIn(std::string_view text, NumberStyle style)
{
    std::int64_t value = 0;
    const auto plain = std::from_chars(text.data(), text.data() + text.size(), value);
    if (plain.ptr == text.data() + text.size())
        return value;
    const WrittenNumber number = writtenNumber(text);
    std::array<char, kLongestNumber> room{};
    const std::string_view digits = plainNumber(number.digits, style, room);
    std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return number.isNegative ? -value : value;
}

double numberIn(std::string_view text, NumberStyle style)
{
    double value = 0;
    const auto plain = std::from_chars(text.data(), text.data() + text.size(), value);
    if (plain.ptr == text.data() + text.size() && (style & kNumbersWithComma) == 0)
        return value;
    const WrittenNumber number = writtenNumber(text);
    std::array<char, kLongestNumber> room{};
    const std::string_view digits = plainNumber(number.digits, style, room);
    value = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return (number.isNegative ? -value : value) * number.factor;
}

} // namespace ratatosk
