// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utf8.h"

namespace ratatosk {

namespace {

constexpr Utf8Character invalidByte{0xFFFD, 1};

unsigned char byteAt(std::string_view text, std::size_t position)
{
    return static_cast<unsigned char>(text[position]);
}

/// Bytes of the sequence that `lead` announces; 0 when it can start none.
std::size_t sequenceLength(unsigned char lead)
{
    if (lead < 0x80)
        return 1;
    if (lead >= 0xC2 && lead <= 0xDF)
        return 2;
    if (lead >= 0xE0 && lead <= 0xEF)
        return 3;
    return lead >= 0xF0 && lead <= 0xF4 ? 4 : 0;
}

/// Neither longer than necessary, nor a surrogate, nor beyond Unicode.
bool isScalarValue(char32_t codePoint, std::size_t length)
{
    constexpr char32_t smallest[] = {0, 0, 0x80, 0x800, 0x10000};
    return codePoint >= smallest[length] && codePoint <= 0x10FFFF && (codePoint < 0xD800 || codePoint > 0xDFFF);
}

char continuationByte(char32_t bits)
{
    return static_cast<char>(0x80 | (bits & 0x3F));
}

} // namespace

Utf8Character utf8CharacterAt(std::string_view text, std::size_t position)
{
    const unsigned char lead = byteAt(text, position);
    const std::size_t length = sequenceLength(lead);
    if (length == 1)
        return {lead, 1};
    if (length == 0 || position + length > text.size())
        return invalidByte;
    char32_t codePoint = lead & (0x7F >> length);
    for (std::size_t i = 1; i < length; ++i) {
        const unsigned char next = byteAt(text, position + i);
        if ((next & 0xC0) != 0x80)
            return invalidByte;
        codePoint = codePoint << 6 | (next & 0x3F);
    }
    return isScalarValue(codePoint, length) ? Utf8Character{codePoint, length} : invalidByte;
}

std::u32string codePointsOf(std::string_view text)
{
    std::u32string codePoints;
    for (std::size_t i = 0; i < text.size();) {
        const Utf8Character character = utf8CharacterAt(text, i);
        codePoints += character.codePoint;
        i += character.bytes;
    }
    return codePoints;
}

void appendUtf8(std::string& text, char32_t codePoint)
{
    if (codePoint < 0x80) {
        text += static_cast<char>(codePoint);
    } else if (codePoint < 0x800) {
        text += static_cast<char>(0xC0 | codePoint >> 6);
        text += continuationByte(codePoint);
    } else if (codePoint < 0x10000) {
        text += static_cast<char>(0xE0 | codePoint >> 12);
        text += continuationByte(codePoint >> 6);
        text += continuationByte(codePoint);
    } else {
        text += static_cast<char>(0xF0 | codePoint >> 18);
        text += continuationByte(codePoint >> 12);
        text += continuationByte(codePoint >> 6);
        text += continuationByte(codePoint);
    }
}

} // namespace ratatosk
