// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/text/characters.h"

#include "core/base/unicode.h"
#include "core/base/utf8.h"

#include <algorithm>

namespace ratatosk {

bool isUtf8(std::string_view text)
{
    for (size_t at = 0; at < text.size();) {
        const Utf8Character next = utf8CharacterAt(text, at);
        if (next.codePoint == 0xFFFD && next.bytes == 1)
            return false;
        at += next.bytes;
    }
    return true;
}

bool isSpace(char32_t value)
{
    return isWhiteSpace(value) || value == 0x200B || value == 0xFEFF; // of no width, which pages and spreadsheets leave in what is copied
}

bool isWordCharacter(char32_t value)
{
    return isLetterOrDigit(value);
}

bool isCapital(char32_t value)
{
    return smallLetter(value) != value;
}

char32_t asciiForm(char32_t value)
{
    if (value == '`' || value == 0xB4 || (value >= 0x2018 && value <= 0x201B) || value == 0x2032)
        return '\'';
    if ((value >= 0x201C && value <= 0x201F) || value == 0x2033 || value == 0xAB || value == 0xBB)
        return '"';
    if ((value >= 0x2010 && value <= 0x2015) || value == 0x2212)
        return '-';
    return isSpace(value) ? U' ' : value;
}

std::string lowerCase(std::string_view text)
{
    std::string result;
    result.reserve(text.size());
    for (size_t at = 0; at < text.size();) {
        const Utf8Character next = utf8CharacterAt(text, at);
        appendUtf8(result, smallLetter(asciiForm(next.codePoint)));
        at += next.bytes;
    }
    return result;
}

std::string_view withoutBlanksAround(std::string_view text)
{
    const std::size_t begin = std::min(text.find_first_not_of(' '), text.size());
    return text.substr(begin, text.find_last_not_of(' ') + 1 - begin); // npos + 1 == 0 == begin only in an empty text
}

} // namespace ratatosk
