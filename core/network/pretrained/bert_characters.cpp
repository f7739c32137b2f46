// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/pretrained/bert_characters.h"

#include "core/base/unicode.h"
#include "core/base/utf8.h"

namespace ratatosk {
namespace {

constexpr char32_t kLastCharacter = 0x1FFFF; ///< behind it stand rare ideographs and what is for private use

/// Formats that are not seen, and what controls; white space is not among them.
bool isLeftOut(char32_t character)
{
    const bool controls = character < 0x20 || (character >= 0x7F && character < 0xA0);
    const bool isSpace = character == '\t' || character == '\n' || character == '\r';
    const bool formats = character == 0xAD || (character >= 0x200B && character <= 0x200F) || (character >= 0x202A && character <= 0x202E)
        || (character >= 0x2060 && character <= 0x2064) || character == 0xFEFF || character == 0xFFFD;
    return (controls && !isSpace) || formats;
}

/// U+0300 to U+036F, which stand by themselves behind any letter.
bool isFreeAccent(char32_t character)
{
    return character >= 0x300 && character <= 0x36F;
}

/// Latin, Greek and Cyrillic letters, to which BERT's own vocabularies go.
char32_t bareLetter(char32_t character)
{
    constexpr char32_t endOfCyrillic = 0x0530, begin = 0x1E00, end = 0x2000; // and what was added to Latin and Greek
    const bool isOfThese = character < endOfCyrillic || (character >= begin && character < end);
    return isOfThese ? withoutAccents(character) : character;
}

std::string utf8Of(char32_t character)
{
    std::string text;
    appendUtf8(text, character);
    return text;
}

/// Empty: it is left out.
std::string replacementOf(char32_t character, const BertCharacters& characters)
{
    if (isLeftOut(character) || (characters.stripAccents && isFreeAccent(character)))
        return {};
    const char32_t small = smallLetter(character), bare = characters.stripAccents ? bareLetter(small) : small;
    if (characters.lowerCase)
        return utf8Of(bare);
    if (bare == small)
        return utf8Of(character);
    return utf8Of(small == character ? bare : capitalLetter(bare));
}

bool isCharacter(char32_t value)
{
    return value < 0xD800 || value > 0xDFFF;
}

} // namespace

Replacements bertReplacements(const BertCharacters& characters)
{
    Replacements replacements;
    for (char32_t character = 1; character <= kLastCharacter; ++character) {
        if (!isCharacter(character))
            continue;
        std::string own = utf8Of(character), replacement = replacementOf(character, characters);
        if (own != replacement)
            replacements.emplace(std::move(own), std::move(replacement));
    }
    return replacements;
}

} // namespace ratatosk
