// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/explaining/question_language.h"

#include "core/base/utf8.h"
#include "core/english/language/word_list.h"
#include "core/english/text/characters.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace ratatosk {
namespace {

constexpr std::array<std::pair<std::string_view, ForeignLanguage>, 6> kLatin{{{"dutch", ForeignLanguage::Dutch},
                                                                              {"french", ForeignLanguage::French},
                                                                              {"german", ForeignLanguage::German},
                                                                              {"italian", ForeignLanguage::Italian},
                                                                              {"portuguese", ForeignLanguage::Portuguese},
                                                                              {"spanish", ForeignLanguage::Spanish}}};

constexpr std::size_t kFewestWords = 2; ///< one may be a name

/// Lower case, without what is quoted.
std::vector<std::string> wordsOutsideQuotes(std::string_view question)
{
    const std::string text = lowerCase(question);
    std::vector<std::string> words(1);
    bool isQuoted = false;
    for (std::size_t at = 0; at < text.size();) {
        const Utf8Character character = utf8CharacterAt(text, at);
        const bool isApostrophe = character.codePoint == U'\'' && !words.back().empty();
        if (character.codePoint == U'"')
            isQuoted = !isQuoted;
        else if (!isQuoted && (isWordCharacter(character.codePoint) || isApostrophe))
            words.back() += text.substr(at, character.bytes);
        else if (!words.back().empty())
            words.emplace_back();
        at += character.bytes;
    }
    std::erase(words, std::string());
    return words;
}

bool isBetween(char32_t value, char32_t first, char32_t last)
{
    return value >= first && value <= last;
}

std::optional<ForeignLanguage> languageOfLetter(char32_t value)
{
    if (isBetween(value, 0x3040, 0x30FF))
        return ForeignLanguage::Japanese;
    if (isBetween(value, 0x4E00, 0x9FFF))
        return ForeignLanguage::Chinese;
    if (isBetween(value, 0xAC00, 0xD7A3))
        return ForeignLanguage::Korean;
    if (isBetween(value, 0x0400, 0x04FF))
        return ForeignLanguage::Russian;
    return {};
}

/// Where most letters are of such a script. Chinese characters stand in Japanese sentences, too.
std::optional<ForeignLanguage> languageOfLetters(const std::vector<std::string>& words)
{
    std::size_t letters = 0, foreign = 0;
    std::optional<ForeignLanguage> language;
    for (const std::string& word : words) {
        for (std::size_t at = 0; at < word.size();) {
            const Utf8Character character = utf8CharacterAt(word, at);
            at += character.bytes;
            ++letters;
            const auto one = languageOfLetter(character.codePoint);
            foreign += one ? 1 : 0;
            if (one && (!language || *one == ForeignLanguage::Japanese))
                language = one;
        }
    }
    return 2 * foreign > letters ? language : std::nullopt;
}

std::size_t countIn(const std::vector<std::string>& words, std::span<const std::string_view> known)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(words, [&](const std::string& word) { return std::ranges::find(known, word) != known.end(); }));
}

} // namespace

std::optional<ForeignLanguage> foreignLanguage(std::string_view question)
{
    static const WordTable functionWords = WordTable::builtIn(
#include "resources/languages/function_words.words"
    );
    const std::vector<std::string> words = wordsOutsideQuotes(question);
    if (const auto language = languageOfLetters(words))
        return language;
    std::optional<ForeignLanguage> best;
    std::size_t most = std::max(countIn(words, functionWords.valuesOf("english")), kFewestWords - 1);
    for (const auto& [name, language] : kLatin) {
        const std::size_t count = countIn(words, functionWords.valuesOf(name));
        if (count > most)
            best = language;
        most = std::max(most, count);
    }
    return best;
}

} // namespace ratatosk
