// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/text/caseless_needle.h"

#include "core/base/utf8.h"
#include "core/english/text/characters.h"

#include <algorithm>

namespace ratatosk {

namespace {

std::string utf8Of(char32_t character)
{
    std::string text;
    appendUtf8(text, character);
    return text;
}

/// The same letter in the other case, which takes as many bytes; without one itself.
char32_t inOtherCase(char32_t character)
{
    if (isCapital(character))
        return utf8CharacterAt(lowerCase(utf8Of(character)), 0).codePoint;
    for (const char32_t distance : {U'\x20', U'\x50', U'\x01'}) {
        const char32_t capital = character > distance ? character - distance : character;
        if (isCapital(capital) && lowerCase(utf8Of(capital)) == utf8Of(character))
            return capital;
    }
    return character;
}

unsigned char byteOf(char letter)
{
    return static_cast<unsigned char>(letter);
}

} // namespace

/// Horspool's table: how far the next place can be when a text has this byte where the needle ends.
CaselessNeedle::CaselessNeedle(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const Utf8Character next = utf8CharacterAt(text, at);
        const std::string own(text.substr(at, next.bytes));
        const std::string other = next.codePoint == 0xFFFD ? own : utf8Of(inOtherCase(next.codePoint));
        const bool isPair = other.size() == own.size();
        const bool wasCapital = isCapital(next.codePoint);
        m_small += isPair && wasCapital ? other : own;
        m_capital += isPair && !wasCapital ? other : own;
        m_isAscii = m_isAscii && next.codePoint < 0x80;
        at += next.bytes;
    }
    m_leap.fill(m_small.size());
    for (std::size_t i = 0; i + 1 < m_small.size(); ++i)
        m_leap[byteOf(m_small[i])] = m_leap[byteOf(m_capital[i])] = m_small.size() - 1 - i;
}

std::size_t CaselessNeedle::placeIn(std::string_view text) const
{
    if (m_small.empty() || text.size() < m_small.size())
        return std::string_view::npos;
    const std::size_t tail = m_small.size() - 1;
    const char small = m_small[tail];
    const char capital = m_capital[tail];
    const char* const end = text.data() + text.size() - tail;
    for (const char* place = text.data(); place < end;) {
        const char last = place[tail];
        if ((last == small || last == capital) && isAt(place))
            return static_cast<std::size_t>(place - text.data());
        place += m_leap[byteOf(last)];
    }
    return std::string_view::npos;
}

/// Two letters of other alphabets share bytes: half of one case and half of the other is neither.
bool CaselessNeedle::isAt(const char* place) const
{
    for (std::size_t i = 0; i < m_small.size(); ++i) {
        if (place[i] != m_small[i] && place[i] != m_capital[i])
            return false;
    }
    for (std::size_t i = 0; !m_isAscii && i < m_small.size();) {
        const std::size_t bytes = utf8CharacterAt(m_small, i).bytes;
        const std::string_view letter(place + i, bytes);
        if (letter != std::string_view(m_small).substr(i, bytes) && letter != std::string_view(m_capital).substr(i, bytes))
            return false;
        i += bytes;
    }
    return true;
}

} // namespace ratatosk
