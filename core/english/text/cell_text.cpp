// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/text/cell_text.h"

#include "core/base/utf8.h"

namespace ratatosk {

namespace {

/// What a Latin letter is without its accents, in order of code points: a small letter stands for itself, a capital for a pair (see
/// pairOf), a full stop for a character that keeps its shape. From the decompositions of the Unicode Character Database.
constexpr char32_t latinBegin = 0x00C0; // to U+024F
constexpr std::string_view latinLetters =
    "aaaaaaAceeeeiiiidnooooo.ouuuuyTSaaaaaaAceeeeiiiidnooooo.ouuuuyTyaaaaaaccccccccddddeeeeeeeeeegggggggg"
    "hhhhiiiiiiiiiiIIjjkkkllllllllllnnnnnnnnnooooooOOrrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs........"
    "........................oo.............uu...................DDDLLLNNNaaiioouuuuuuuuuu.aaaaAA..ggkkoo"
    "oo..jDDDgg..nnaaAAooaaaaeeeeiiiioooorrrruuuusstt..hh......aaeeooooooooyy............................";
constexpr char32_t latinAdditionalBegin = 0x1E00; // to U+1EFF
constexpr std::string_view latinAdditionalLetters =
    "aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmmmmmmnnnnnnnnoooooooopppprrrrrrrrssss"
    "ssssssttttttttuuuuuuuuuuvvvvwwwwwwwwwwxxxxyyzzzzzzhtwy.s..S.aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeeeeeeeeeee"
    "iiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy......";

std::string_view pairOf(char capital)
{
    switch (capital) {
    case 'A': return "ae";
    case 'D': return "dz";
    case 'I': return "ij";
    case 'L': return "lj";
    case 'N': return "nj";
    case 'O': return "oe";
    case 'S': return "ss";
    default: return "th";
    }
}

/// Appends the plain form of an accented Latin letter. False when `codePoint` is none.
bool appendPlainLatin(std::string& text, char32_t codePoint)
{
    const bool isAdditional = codePoint >= latinAdditionalBegin;
    const std::string_view letters = isAdditional ? latinAdditionalLetters : latinLetters;
    const char32_t begin = isAdditional ? latinAdditionalBegin : latinBegin;
    if (codePoint < begin || codePoint - begin >= letters.size() || letters[codePoint - begin] == '.')
        return false;
    const char letter = letters[codePoint - begin];
    if (letter >= 'a')
        text += letter;
    else
        text += pairOf(letter);
    return true;
}

bool isBetween(char32_t codePoint, char32_t first, char32_t last)
{
    return codePoint >= first && codePoint <= last;
}

bool isGapInCell(char32_t codePoint)
{
    return codePoint == ' ' || codePoint == '_' || isBetween(codePoint, '\t', '\r') || codePoint == 0xA0
        || isBetween(codePoint, 0x2000, 0x200B) || codePoint == 0x202F || codePoint == 0x3000;
}

bool isCombiningMark(char32_t codePoint)
{
    return isBetween(codePoint, 0x0300, 0x036F);
}

char32_t smallLetter(char32_t codePoint)
{
    if (isBetween(codePoint, 'A', 'Z') || isBetween(codePoint, 0x0391, 0x03A9) || isBetween(codePoint, 0x0410, 0x042F))
        return codePoint + 0x20; // ASCII, Greek, Cyrillic
    if (isBetween(codePoint, 0x0400, 0x040F))
        return codePoint + 0x50; // Cyrillic with marks
    if (codePoint == 0x2018 || codePoint == 0x2019)
        return '\''; // curly apostrophes
    return codePoint;
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
        if (isCombiningMark(character.codePoint))
            continue;
        if (isGap)
            result += ' ';
        isGap = false;
        if (!appendPlainLatin(result, character.codePoint))
            appendUtf8(result, smallLetter(character.codePoint));
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
