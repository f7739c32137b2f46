// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/variants/name_style.h"

#include "core/english/language/english_forms.h"
#include "core/english/language/everyday_words.h"
#include "core/english/language/synonyms.h"
#include "core/english/language/wordnet.h"

#include <algorithm>
#include <cctype>

namespace ratatosk {
namespace {

constexpr std::size_t kShortest = 3; ///< words up to this stay as they are
constexpr std::size_t kFewestConsonants = 2, kMostConsonants = 5;
constexpr std::string_view kVowels = "aeiou";

std::string capitalised(std::string word)
{
    if (!word.empty())
        word.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(word.front())));
    return word;
}

std::string inCapitals(std::string word)
{
    for (char& letter : word)
        letter = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
    return word;
}

std::string withoutVowels(const std::string& word)
{
    std::string letters(1, word.front());
    for (const char letter : word.substr(1)) {
        if (kVowels.find(letter) == std::string_view::npos && letter != letters.back())
            letters += letter;
    }
    return letters.substr(0, kMostConsonants);
}

std::string wordInCase(const std::string& word, std::size_t place, NameCase style)
{
    switch (style) {
    case NameCase::UpperSnake: return inCapitals(word);
    case NameCase::Camel:
    case NameCase::Title: return capitalised(word);
    case NameCase::LowerCamel: return place == 0 ? word : capitalised(word);
    case NameCase::Sentence: return place == 0 ? capitalised(word) : word;
    default: return word;
    }
}

std::string_view jointOf(NameCase style)
{
    switch (style) {
    case NameCase::Snake:
    case NameCase::UpperSnake: return "_";
    case NameCase::Sentence:
    case NameCase::Title: return " ";
    default: return "";
    }
}

/// Words of letters, and no other form of the same ("grammatical gender"). Of one word another one, and none that means nothing else: such words are
/// rare ("twelvemonth").
bool isFit(const std::string& synonym, const std::string& words, const std::vector<std::string>& taken)
{
    const bool isOneWord = words.find(' ') == std::string::npos;
    const bool isUsual = !isOneWord || installedWordNet().senses(synonym, WordClass::Noun) > 1;
    const bool isOfLetters = std::ranges::all_of(synonym, [](char c) { return (c >= 'a' && c <= 'z') || c == ' '; });
    return isUsual && isOfLetters && synonym.size() > kShortest && std::ranges::count(synonym, ' ') < (isOneWord ? 1 : 2)
        && synonym.find(words.substr(0, 4)) == std::string::npos && std::ranges::find(taken, synonym) == taken.end();
}

/// Empty: none.
std::string fitSynonym(const std::string& words, const std::vector<std::string>& taken)
{
    if (words.size() <= kShortest) // "id" is a state, too
        return {};
    const std::vector<std::string> synonyms = nearSynonymsOf(words);
    const auto found = std::ranges::find_if(synonyms, [&](const std::string& synonym) { return isFit(synonym, words, taken); });
    if (found == synonyms.end())
        return {};
    const bool isPlural = singularOf(words) != words;
    return isPlural ? pluralOf(*found) : *found;
}

} // namespace

std::string writtenName(const std::vector<std::string>& words, NameCase style)
{
    std::string name;
    for (std::size_t i = 0; i < words.size(); ++i) {
        name += i > 0 ? jointOf(style) : "";
        name += wordInCase(words[i], i, style);
    }
    return name;
}

std::string abbreviated(const std::string& word, Dice& dice)
{
    if (word.size() <= kShortest)
        return word;
    const std::vector<std::string_view> known = shortFormsOf(word);
    if (!known.empty() && dice.chance(0.7))
        return std::string(dice.pick(known));
    const std::string consonants = withoutVowels(word);
    if (consonants.size() >= kFewestConsonants && dice.chance(0.6))
        return consonants;
    return word.substr(0, static_cast<std::size_t>(dice.between(3, 4)));
}

const std::string& Abbreviations::of(const std::string& word, Dice& dice)
{
    auto found = m_forms.find(word);
    if (found == m_forms.end())
        found = m_forms.emplace(word, abbreviated(word, dice)).first;
    return found->second;
}

std::string synonymOf(const std::string& words, const std::vector<std::string>& taken)
{
    if (words.starts_with("is ") || words.starts_with("has ")) // what follows is no noun
        return words;
    if (std::string whole = fitSynonym(words, taken); !whole.empty())
        return whole;
    const std::size_t blank = words.rfind(' ');
    if (blank == std::string::npos)
        return words;
    const std::string head = fitSynonym(words.substr(blank + 1), taken);
    return head.empty() ? words : words.substr(0, blank + 1) + head;
}

} // namespace ratatosk
