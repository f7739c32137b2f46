// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/unicode.h"

#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/utf16.h>

#include <array>

namespace ratatosk {
namespace {

UChar32 icu(char32_t character)
{
    return static_cast<UChar32>(character);
}

} // namespace

char32_t smallLetter(char32_t character)
{
    return static_cast<char32_t>(u_tolower(icu(character)));
}

char32_t capitalLetter(char32_t character)
{
    return static_cast<char32_t>(u_toupper(icu(character)));
}

bool isWhiteSpace(char32_t character)
{
    return u_isUWhiteSpace(icu(character));
}

bool isLetterOrDigit(char32_t character)
{
    return (U_GET_GC_MASK(icu(character)) & (U_GC_L_MASK | U_GC_M_MASK | U_GC_ND_MASK | U_GC_NL_MASK)) != 0;
}

bool isAccent(char32_t character)
{
    return u_charType(icu(character)) == U_NON_SPACING_MARK;
}

char32_t withoutAccents(char32_t character)
{
    UErrorCode error = U_ZERO_ERROR;
    static const UNormalizer2* const decomposed = unorm2_getNFDInstance(&error);
    constexpr int most = 18; // the longest that Unicode allows
    std::array<UChar, most> units{};
    const int count = U_SUCCESS(error) ? unorm2_getDecomposition(decomposed, icu(character), units.data(), most, &error) : 0;
    if (U_FAILURE(error) || count <= 0)
        return character;
    int place = 0;
    UChar32 letter = 0;
    U16_NEXT(units.data(), place, count, letter);
    while (place < count) {
        UChar32 next = 0;
        U16_NEXT(units.data(), place, count, next);
        if (!isAccent(static_cast<char32_t>(next)))
            return character;
    }
    return static_cast<char32_t>(letter);
}

} // namespace ratatosk
