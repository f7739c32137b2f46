// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/cells/letter_guess.h"

#include "core/files/cells/double_byte_guess.h"

#include <iconv.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <map>
#include <string>

namespace ratatosk {

namespace {

/// The letters beyond ASCII of a language, each with how often it stands among ten thousand letters of a text: rounded, since only the order of
/// magnitude tells.
struct LettersOfLanguage {
    std::string_view letters;
    bool isCyrillic = false;
};

constexpr std::array<LettersOfLanguage, 11> kWestern{{
    {"é 3 è 1 ñ 1 ü 1 ö 1 á 1 ’ 30"}, // English: foreign names
    {"ä 54 ö 30 ü 65 ß 31 é 1"},
    {"é 190 è 27 ê 22 à 49 ç 9 ù 6 â 5 î 5 û 6 ô 2 ë 1 ï 1 œ 2 ’ 60"},
    {"ó 83 í 73 á 50 é 43 ñ 31 ú 17 ü 1 ¿ 3 ¡ 2 º 2 ª 2"},
    {"à 64 è 26 ù 17 ò 10 ì 5 é 5 ’ 60"},
    {"ã 73 ç 53 é 34 á 47 ê 45 í 26 ó 30 õ 17 ú 13 â 10 à 7 ô 5 º 4 ª 4"},
    {"ä 180 ö 131 å 134 é 5"},
    {"æ 87 ø 94 å 119 é 5"},
    {"ä 358 ö 44 å 1"},
    {"ë 10 é 8 ï 3 ö 2 ü 2 ’ 10"},
    {"á 180 ð 300 é 60 í 150 ó 99 ö 77 ú 61 ý 23 þ 145 æ 87"},
}};
constexpr std::array<LettersOfLanguage, 6> kCentral{{
    {"ą 99 ę 111 ó 85 ł 182 ś 66 ż 83 ć 40 ń 20 ź 6"},
    {"í 280 á 220 é 130 ě 160 ý 90 š 80 č 100 ř 120 ž 100 ů 70 ú 10 ň 2 ó 3 ť 4 ď 2"},
    {"á 180 í 96 é 80 ú 80 ý 100 č 120 š 90 ž 90 ľ 40 ť 70 ô 25 ó 10 ä 8 ň 15 ď 15 ĺ 1 ŕ 1"},
    {"á 350 é 370 ö 100 ő 90 ó 100 ü 60 í 60 ú 30 ű 20"},
    {"č 100 š 100 ž 70 ć 70 đ 30"},
    {"ă 250 â 90 î 140 ş 100 ţ 100"},
}};
constexpr std::array<LettersOfLanguage, 4> kCyrillic{{
    {"о 1100 е 850 а 800 и 740 н 670 т 630 с 550 р 470 в 450 л 430 к 350 м 320 д 300 п 280 у 260 я 200 ы 190 ь 170 г 170 з 160 б 160 ч 140 "
     "й "
     "120 х 100 ж 90 ш 70 ю 60 ц 50 щ 36 э 30 ф 27 ъ 4 ё 4 № 4",
     true},
    {"о 940 а 720 и 610 і 570 н 610 в 540 р 470 т 550 е 500 с 410 к 350 л 360 у 320 д 310 м 300 п 290 з 230 я 220 ь 180 б 170 г 160 ч 140 "
     "й "
     "140 х 120 ц 80 ї 60 є 60 ж 70 ю 70 ш 60 щ 50 ф 30 ґ 1 № 4",
     true},
    {"а 1150 о 870 и 880 е 820 т 760 н 650 р 500 с 490 в 440 л 330 к 310 д 300 п 290 м 240 з 220 я 190 ъ 180 г 160 у 150 ч 140 б 130 ц 80 "
     "ж "
     "70 й 70 щ 60 х 60 ш 40 ф 30 ю 20 ь 5 № 4",
     true},
    {"а 1150 о 900 и 930 е 880 н 560 р 480 с 500 т 430 ј 490 к 370 у 430 в 370 д 370 м 360 л 330 п 290 з 170 б 150 г 160 ч 110 ћ 70 ж 50 ш "
     "80 љ 50 њ 70 х 60 ц 70 ђ 20 џ 5 ф 20",
     true},
}};

/// Signs that stand in texts of all languages, beside letters rather than among them.
constexpr std::string_view kSigns =
    "– 6 — 4 “ 5 ” 5 „ 3 ‘ 2 ’ 5 « 3 » 3 … 3 € 4 £ 3 § 2 ° 6 · 2 • 2 ® 2 © 2 ™ 2 ½ 2 ² 2 ± 1 µ 1 × 1 \u00a0 6";

constexpr double kCapital = 0.12;         ///< of a letter being one
constexpr double kCapitalOfMany = 0.95;   ///< the same in a text that is written in capitals
constexpr double kInCapitals = 0.1;       ///< of a text being so
constexpr double kForeign = 0.02;         ///< a letter that the language does not have, among ten thousand
constexpr double kUndefined = 0.0005;     ///< a byte that is none
constexpr double kSignInWord = 0.05;      ///< of a sign standing between letters
constexpr double kLettersTogether = 0.08; ///< of two letters beyond ASCII standing side by side, where the alphabet is Latin
constexpr double kMixedScripts = 0.01;    ///< of a Cyrillic letter standing beside a Latin one
constexpr double kWesternChance = 1;      ///< before a byte is seen, in proportion to one another
constexpr double kOtherChance = 0.2;
constexpr double kMacintoshChance = 0.02;

/// In UTF-8, of the bytes from 128 on; empty: there is none.
std::array<std::string, ByteTally::kBytes> charactersOf(const char* encoding)
{
    std::array<std::string, ByteTally::kBytes> characters;
    const iconv_t converter = iconv_open("UTF-8", encoding);
    if (converter == reinterpret_cast<iconv_t>(-1)) // NOLINT: that is how iconv says it
        return characters;
    for (std::size_t i = 0; i < characters.size(); ++i) {
        char byte = static_cast<char>(i + ByteTally::kBytes);
        char* input = &byte;
        std::size_t left = 1;
        std::array<char, 8> room{};
        char* output = room.data();
        std::size_t free = room.size();
        iconv(converter, nullptr, nullptr, nullptr, nullptr);
        if (iconv(converter, &input, &left, &output, &free) == 0)
            characters[i] = std::string(room.data(), room.size() - free);
    }
    iconv_close(converter);
    return characters;
}

/// Of letters in UTF-8 of two bytes: Latin-1, Latin Extended-A and Cyrillic, whose capitals stand a fixed way before them.
std::string capitalOf(const std::string& letter)
{
    if (letter.size() != 2)
        return {};
    const unsigned point = ((static_cast<unsigned char>(letter[0]) & 0x1fU) << 6) | (static_cast<unsigned char>(letter[1]) & 0x3fU);
    unsigned capital = point;
    if ((point >= 0xe0 && point <= 0xfe) || (point >= 0x430 && point <= 0x44f))
        capital = point - 32;
    else if (point >= 0x450 && point <= 0x45f)
        capital = point - 80;
    else if ((point >= 0x139 && point <= 0x148) || (point >= 0x179 && point <= 0x17e))
        capital = point - (point % 2 == 0 ? 1 : 0);
    else if (point >= 0x100 && point <= 0x17f)
        capital = point - point % 2;
    if (capital == point)
        return {};
    return {static_cast<char>(0xc0 | (capital >> 6)), static_cast<char>(0x80 | (capital & 0x3f))};
}

struct Likelihood {
    double chance = 0; ///< among all letters and signs beyond ASCII
    bool isSign = false;
};
using Likelihoods = std::map<std::string, Likelihood, std::less<>>;

/// `capitals`: the share of them among the letters.
void add(Likelihoods& all, std::string_view list, bool areSigns, double capitals)
{
    while (!list.empty()) {
        const std::size_t blank = list.find(' ');
        const std::string letter(list.substr(0, blank));
        list.remove_prefix(blank + 1);
        const std::size_t end = std::min(list.find(' '), list.size());
        double share = 0;
        for (const char digit : list.substr(0, end))
            share = 10 * share + (digit - '0');
        list.remove_prefix(std::min(end + 1, list.size()));
        const std::string capital = areSigns ? std::string() : capitalOf(letter);
        all[letter].chance += capital.empty() ? share : (1 - capitals) * share;
        all[letter].isSign = areSigns && all[letter].chance == share;
        if (!capital.empty())
            all[capital].chance += capitals * share;
    }
}

/// The logarithm of how likely the bytes are as a text of that language.
double scoreOf(const ByteTally& tally, const std::array<std::string, ByteTally::kBytes>& characters, const LettersOfLanguage& language,
               double capitals)
{
    Likelihoods known;
    add(known, language.letters, false, capitals);
    add(known, kSigns, true, capitals);
    double sum = 0;
    for (const auto& [letter, likelihood] : known)
        sum += likelihood.chance;
    double score = 0;
    for (std::size_t byte = 0; byte < ByteTally::kBytes; ++byte) {
        const auto found = known.find(characters[byte]);
        const double foreign = characters[byte].empty() ? kUndefined : kForeign;
        const double chance = (found == known.end() ? foreign : found->second.chance) / sum;
        const bool isSign = found != known.end() && found->second.isSign;
        const bool opensOnly = characters[byte] == "‘"; // stands behind no word, as other opening quotes do in some languages
        for (const auto before : {ByteTally::Other, ByteTally::Ascii, ByteTally::Beyond}) {
            for (const auto behind : {ByteTally::Other, ByteTally::Ascii, ByteTally::Beyond}) {
                const std::int64_t count = tally.count(byte, before, behind);
                double here = std::log(chance);
                if (isSign && before == ByteTally::Ascii && (behind == ByteTally::Ascii || opensOnly))
                    here += std::log(kSignInWord);
                else if (language.isCyrillic && !isSign && (before == ByteTally::Ascii || behind == ByteTally::Ascii))
                    here += std::log(kMixedScripts);
                else if (!language.isCyrillic && (before == ByteTally::Beyond || behind == ByteTally::Beyond))
                    here += std::log(kLettersTogether);
                score += static_cast<double>(count) * here;
            }
        }
    }
    return score;
}

template <std::size_t count>
double bestScore(const ByteTally& tally, const char* encoding, const std::array<LettersOfLanguage, count>& languages, double chance,
                 double capitals)
{
    const auto characters = charactersOf(encoding);
    double best = -std::numeric_limits<double>::infinity();
    for (const LettersOfLanguage& language : languages)
        best = std::max(best, scoreOf(tally, characters, language, capitals));
    return best + std::log(chance);
}

struct SingleByteGuess {
    TextEncoding encoding = TextEncoding::Windows1252;
    double score = 0;
};

SingleByteGuess likeliestSingleByte(const ByteTally& tally, double capitals)
{
    SingleByteGuess best{TextEncoding::Windows1252, bestScore(tally, "WINDOWS-1252", kWestern, kWesternChance, capitals)};
    const auto consider = [&](TextEncoding encoding, double score) {
        if (score > best.score)
            best = {encoding, score};
    };
    consider(TextEncoding::Windows1250, bestScore(tally, "WINDOWS-1250", kCentral, kOtherChance, capitals));
    consider(TextEncoding::Windows1251, bestScore(tally, "WINDOWS-1251", kCyrillic, kOtherChance, capitals));
    consider(TextEncoding::MacRoman, bestScore(tally, "MACINTOSH", kWestern, kMacintoshChance, capitals));
    return best;
}

bool isAsciiLetter(unsigned char byte)
{
    return (byte | 0x20) >= 'a' && (byte | 0x20) <= 'z';
}

ByteTally::Beside besideOf(unsigned char byte)
{
    return byte >= ByteTally::kBytes ? ByteTally::Beyond : isAsciiLetter(byte) ? ByteTally::Ascii : ByteTally::Other;
}

/// What a text of UTF-16 is made of, by the order of its bytes.
struct Utf16Units {
    std::size_t all = 0;
    std::size_t ascii = 0; ///< printed ones and blanks
    std::size_t lineEnds = 0;
    std::size_t senseless = 0; ///< control characters, and what is no character

    void take(unsigned unit)
    {
        const bool isEnd = unit == '\n' || unit == '\r';
        ++all;
        ascii += isEnd || unit == '\t' || (unit >= ' ' && unit < 0x7f) ? 1 : 0;
        lineEnds += isEnd ? 1 : 0;
        senseless += (unit < ' ' && !isEnd && unit != '\t') || unit >= 0xfffe ? 1 : 0;
    }
    bool isText() const { return senseless * 100 <= all && (2 * ascii > all || (lineEnds > 0 && 10 * ascii > all)); }
};

} // namespace

void ByteTally::take(std::string_view bytes)
{
    constexpr std::int64_t mostNoted = 1'000'000;
    constexpr std::uint64_t highBits = 0x8080808080808080;
    for (std::size_t i = 0; i < bytes.size() && m_noted < mostNoted;) {
        std::uint64_t eight = 0;
        if (m_last < kBytes && i + 8 <= bytes.size() && (std::memcpy(&eight, &bytes[i], 8), (eight & highBits) == 0)) {
            m_before = static_cast<unsigned char>(bytes[i + 6]);
            m_last = static_cast<unsigned char>(bytes[i + 7]);
            i += 8;
        } else {
            note(m_last, static_cast<unsigned char>(bytes[i]));
            m_before = m_last;
            m_last = static_cast<unsigned char>(bytes[i++]);
        }
    }
}

void ByteTally::note(unsigned char byte, unsigned char behind)
{
    if (byte < kBytes)
        return;
    ++m_counts[byte - kBytes][besideOf(m_before)][besideOf(behind)];
    ++m_noted;
}

TextEncoding likelyEncoding(const ByteTally& tally, std::string_view sample)
{
    ByteTally sampled;
    sampled.take(sample);
    sampled.take(" ");
    const DoubleByteGuess wide = likeliestDoubleByte(sample);
    const double inCapitals = likeliestSingleByte(sampled, kCapitalOfMany).score + std::log(kInCapitals);
    if (wide.score > std::max(likeliestSingleByte(sampled, kCapital).score, inCapitals))
        return wide.encoding;
    return likeliestSingleByte(tally, kCapital).encoding;
}

TextEncoding unmarkedUtf16(std::string_view beginning)
{
    if (!std::memchr(beginning.data(), 0, beginning.size()))
        return TextEncoding::Utf8;
    Utf16Units little;
    Utf16Units big;
    for (std::size_t i = 0; i + 1 < beginning.size(); i += 2) {
        const unsigned first = static_cast<unsigned char>(beginning[i]);
        const unsigned second = static_cast<unsigned char>(beginning[i + 1]);
        little.take(second << 8 | first);
        big.take(first << 8 | second);
    }
    if (little.isText() && little.ascii >= big.ascii)
        return TextEncoding::Utf16Little;
    return big.isText() ? TextEncoding::Utf16Big : TextEncoding::Utf8;
}

} // namespace ratatosk
