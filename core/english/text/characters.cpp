// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/text/characters.h"

#include "core/base/utf8.h"

#include <algorithm>
#include <array>

namespace ratatosk {
namespace {

struct Range {
    char32_t first;
    char32_t last;
};

constexpr bool contains(const auto& ranges, char32_t value)
{
    for (const Range& range : ranges) {
        if (value >= range.first && value <= range.last)
            return true;
    }
    return false;
}

// ASCII without letters and digits; Latin-1 symbols; general and CJK punctuation; arrows to dingbats; private use; full-width marks.
constexpr std::array<Range, 18> kNotInWords{{{0x00, 0x2F},
                                             {0x3A, 0x40},
                                             {0x5B, 0x60},
                                             {0x7B, 0xA9},
                                             {0xAB, 0xB4},
                                             {0xB6, 0xB9},
                                             {0xBB, 0xBF},
                                             {0xD7, 0xD7},
                                             {0xF7, 0xF7},
                                             {0x2000, 0x206F},
                                             {0x20A0, 0x20CF},
                                             {0x2190, 0x2BFF},
                                             {0x3000, 0x3004},
                                             {0x3008, 0x3020},
                                             {0xE000, 0xF8FF},
                                             {0xFF01, 0xFF0F},
                                             {0xFFFD, 0xFFFD},
                                             {0x1F000, 0x1FAFF}}};

bool isPairedCapital(char32_t value)
{
    // Latin Extended-A alternates capital and small letter; the parity flips twice on the way.
    const bool evenCapital = (value >= 0x100 && value <= 0x137) || (value >= 0x14A && value <= 0x177);
    const bool oddCapital = (value >= 0x139 && value <= 0x148) || (value >= 0x179 && value <= 0x17E);
    return (evenCapital && value % 2 == 0 && value != 0x130) || (oddCapital && value % 2 == 1);
}

char32_t lower(char32_t value)
{
    const bool ascii = value >= 'A' && value <= 'Z';
    const bool latin = value >= 0xC0 && value <= 0xDE && value != 0xD7;
    const bool greek = value >= 0x391 && value <= 0x3A9;
    const bool cyrillic = value >= 0x410 && value <= 0x42F;
    if (ascii || latin || greek || cyrillic)
        return value + 0x20;
    if (value >= 0x400 && value <= 0x40F)
        return value + 0x50;
    return isPairedCapital(value) ? value + 1 : value;
}

} // namespace

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
    return value == ' ' || (value >= 0x09 && value <= 0x0D) || value == 0x85 || value == 0xA0 || (value >= 0x2000 && value <= 0x200B)
        || value == 0x2028 || value == 0x2029 || value == 0x202F || value == 0x3000 || value == 0xFEFF;
}

bool isWordCharacter(char32_t value)
{
    const bool digit = value >= '0' && value <= '9';
    return digit || !contains(kNotInWords, value);
}

bool isCapital(char32_t value)
{
    return lower(value) != value;
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
        appendUtf8(result, lower(asciiForm(next.codePoint)));
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
