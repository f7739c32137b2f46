// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/code_point.h"

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
constexpr std::array<Range, 17> kNotInWords{{{0x00, 0x2F}, {0x3A, 0x40}, {0x5B, 0x60}, {0x7B, 0xA9}, {0xAB, 0xB4}, {0xB6, 0xB9},
                                             {0xBB, 0xBF}, {0xD7, 0xD7}, {0xF7, 0xF7}, {0x2000, 0x206F}, {0x20A0, 0x20CF},
                                             {0x2190, 0x2BFF}, {0x3000, 0x3004}, {0x3008, 0x3020}, {0xE000, 0xF8FF},
                                             {0xFF01, 0xFF0F}, {0x1F000, 0x1FAFF}}};

int sequenceLength(unsigned char lead)
{
    if (lead < 0x80)
        return 1;
    if (lead >= 0xC2 && lead <= 0xDF)
        return 2;
    if (lead >= 0xE0 && lead <= 0xEF)
        return 3;
    return lead >= 0xF0 && lead <= 0xF4 ? 4 : 0;
}

bool isScalar(char32_t value, int bytes)
{
    constexpr char32_t smallest[] = {0, 0, 0x80, 0x800, 0x10000};
    return value >= smallest[bytes] && value <= 0x10FFFF && (value < 0xD800 || value > 0xDFFF);
}

void append(std::string& text, char32_t value)
{
    const auto tail = [value](int shift) { return static_cast<char>(0x80 | ((value >> shift) & 0x3F)); };
    if (value < 0x80) {
        text += static_cast<char>(value);
    } else if (value < 0x800) {
        text += {static_cast<char>(0xC0 | (value >> 6)), tail(0)};
    } else if (value < 0x10000) {
        text += {static_cast<char>(0xE0 | (value >> 12)), tail(6), tail(0)};
    } else {
        text += {static_cast<char>(0xF0 | (value >> 18)), tail(12), tail(6), tail(0)};
    }
}

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

CodePoint codePointAt(std::string_view text, size_t at)
{
    const auto lead = static_cast<unsigned char>(text[at]);
    const int bytes = sequenceLength(lead);
    if (bytes == 0 || at + bytes > text.size())
        return {lead, 0};
    char32_t value = bytes == 1 ? lead : lead & (0x7F >> bytes);
    for (int k = 1; k < bytes; ++k) {
        const auto next = static_cast<unsigned char>(text[at + k]);
        if ((next & 0xC0) != 0x80)
            return {lead, 0};
        value = (value << 6) | (next & 0x3F);
    }
    return isScalar(value, bytes) ? CodePoint{value, bytes} : CodePoint{lead, 0};
}

bool isUtf8(std::string_view text)
{
    for (size_t at = 0; at < text.size();) {
        const CodePoint next = codePointAt(text, at);
        if (next.bytes == 0)
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
        const CodePoint next = codePointAt(text, at);
        if (next.bytes == 0)
            result += text[at];
        else
            append(result, lower(asciiForm(next.value)));
        at += next.bytes == 0 ? 1 : next.bytes;
    }
    return result;
}

} // namespace ratatosk
