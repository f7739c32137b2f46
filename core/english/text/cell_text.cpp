// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/text/cell_text.h"

#include "core/base/unicode.h"
#include "core/base/utf8.h"
#include "core/english/text/characters.h"

#include <algorithm>
#include <array>

namespace ratatosk {

namespace {

/// Small Latin letters that are no letter with an accent to Unicode, and how people write them without.
struct PlainForm {
    char32_t letter;
    std::string_view plain;
};
constexpr std::array kPlainForms{
    PlainForm{U'æ', "ae"}, PlainForm{U'ð', "d"}, PlainForm{U'ø', "o"},  PlainForm{U'þ', "th"}, PlainForm{U'ß', "ss"},
    PlainForm{U'đ', "d"},  PlainForm{U'ħ', "h"}, PlainForm{U'ı', "i"},  PlainForm{U'ĳ', "ij"}, PlainForm{U'ĸ', "k"},
    PlainForm{U'ŀ', "l"},  PlainForm{U'ł', "l"}, PlainForm{U'ŉ', "n"},  PlainForm{U'ŋ', "n"},  PlainForm{U'œ', "oe"},
    PlainForm{U'ŧ', "t"},  PlainForm{U'ſ', "s"}, PlainForm{U'ǆ', "dz"}, PlainForm{U'ǉ', "lj"}, PlainForm{U'ǌ', "nj"},
    PlainForm{U'ǳ', "dz"},
};

/// Appends a letter in lower case, a Latin one without its accents.
void appendPlain(std::string& text, char32_t character)
{
    constexpr char32_t endOfAscii = 0x80;
    const char32_t bare = smallLetter(withoutAccents(character));
    const auto plain = std::ranges::find(kPlainForms, bare, &PlainForm::letter);
    if (plain != kPlainForms.end())
        text += plain->plain;
    else
        appendUtf8(text, bare < endOfAscii ? bare : smallLetter(character));
}

bool isGapInCell(char32_t character)
{
    return character == '_' || isSpace(character);
}

bool isWordByte(char letter)
{
    return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || static_cast<unsigned char>(letter) >= 0x80
        || (letter >= 'A' && letter <= 'Z');
}

} // namespace

std::string normalisedCell(std::string_view text)
{
    std::string result;
    result.reserve(text.size());
    bool isGap = false;
    for (std::size_t i = 0; i < text.size();) {
        const Utf8Character character = utf8CharacterAt(text, i);
        i += character.bytes;
        if (isGapInCell(character.codePoint)) {
            isGap = !result.empty();
            continue;
        }
        if (isAccent(character.codePoint))
            continue;
        if (isGap)
            result += ' ';
        isGap = false;
        const bool isApostrophe = character.codePoint == 0x2018 || character.codePoint == 0x2019;
        appendPlain(result, isApostrophe ? U'\'' : character.codePoint);
    }
    return result;
}

std::vector<std::string_view> wordsOfCell(std::string_view text)
{
    std::vector<std::string_view> words;
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t begin = i;
        while (i < text.size() && isWordByte(text[i]))
            ++i;
        if (i > begin)
            words.push_back(text.substr(begin, i - begin));
        else
            ++i;
    }
    return words;
}

} // namespace ratatosk
