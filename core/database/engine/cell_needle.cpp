// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/engine/cell_needle.h"

#include "core/english/text/characters.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace ratatosk {

namespace {

constexpr double kSameNumber = 1e-12; ///< of it: sums differ in their last bits
constexpr std::size_t kBefore = 40;   ///< bytes of an excerpt before what was found
constexpr std::size_t kExcerpt = 200;

template <class Number>
bool reads(std::string_view text, Number& number)
{
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size();
}

/// "10,264" is how a figure is shown.
std::string withoutGroups(std::string_view text)
{
    const std::size_t point = std::min(text.find('.'), text.size());
    const std::size_t begin = text.starts_with('-') ? 1 : 0;
    std::string digits(text);
    for (std::size_t i = begin; i < point; ++i) {
        const bool isGap = (point - i) % 4 == 0 && i > begin;
        if ((text[i] == ',') != isGap)
            return {};
    }
    std::erase(digits, ',');
    return digits;
}

Cell numberIn(std::string_view text)
{
    std::int64_t whole = 0;
    double real = 0;
    if (reads(text, whole))
        return whole;
    const bool isPlain = text.find_first_not_of("0123456789.-+eE") == std::string_view::npos; // not "inf"
    if (isPlain && reads(text, real))
        return real;
    const std::string digits = text.find(',') == std::string_view::npos ? std::string() : withoutGroups(text);
    return digits.empty() ? Cell(Null()) : numberIn(digits);
}

bool continuesCharacter(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0) == 0x80;
}

/// The next place from `at` on where a character begins.
std::size_t characterFrom(std::string_view text, std::size_t at)
{
    while (at < text.size() && continuesCharacter(text[at]))
        ++at;
    return std::min(at, text.size());
}

} // namespace

CellNeedle::CellNeedle(const CellWish& wish)
    : m_text(withoutBlanksAround(wish.text)), m_finder(m_text), m_number(numberIn(wish.number.empty() ? m_text : wish.number)),
      m_isExact(wish.isExact)
{
}

bool CellNeedle::is(std::int64_t number) const
{
    if (const auto* whole = std::get_if<std::int64_t>(&m_number))
        return number == *whole;
    const auto* real = std::get_if<double>(&m_number);
    return real && static_cast<double>(number) == *real;
}

bool CellNeedle::is(double number) const
{
    const auto* whole = std::get_if<std::int64_t>(&m_number);
    const auto* real = std::get_if<double>(&m_number);
    if (!whole && !real)
        return false;
    const double wanted = whole ? static_cast<double>(*whole) : *real;
    return std::abs(number - wanted) <= kSameNumber * std::abs(wanted);
}

bool CellNeedle::isIn(const Cell& cell) const
{
    if (const auto* text = std::get_if<std::string>(&cell))
        return isIn(std::string_view(*text));
    if (const auto* whole = std::get_if<std::int64_t>(&cell))
        return is(*whole);
    const auto* real = std::get_if<double>(&cell);
    return real && is(*real);
}

std::string CellNeedle::excerptOf(std::string_view text) const
{
    if (text.size() <= kExcerpt)
        return std::string(text);
    const std::size_t place = m_finder.placeIn(text);
    const std::size_t begin = place == std::string_view::npos || place <= kBefore ? 0 : characterFrom(text, place - kBefore);
    const std::size_t end = characterFrom(text, std::min(begin + kExcerpt, text.size()));
    return (begin > 0 ? "…" : "") + std::string(text.substr(begin, end - begin)) + (end < text.size() ? "…" : "");
}

} // namespace ratatosk
