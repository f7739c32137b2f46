// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/explaining/plain_names.h"

#include "core/english/language/english_forms.h"
#include "core/english/language/known_words.h"
#include "core/english/language/lemmatizer.h"
#include "core/english/language/wordnet.h"
#include "core/english/text/characters.h"

#include <algorithm>
#include <sstream>
#include <vector>

#include <fmt/ranges.h>

namespace ratatosk {
namespace {

using Words = std::vector<std::string>;

Words wordsOf(const std::string& name)
{
    std::istringstream stream(name);
    Words words;
    for (std::string word; stream >> word;)
        words.push_back(word);
    return words;
}

template <class Item>
std::string readable(const Item& item)
{
    return item.readableName.empty() ? item.name : item.readableName;
}

bool isNoun(const std::string& word)
{
    return installedWordNet().senses(nounLemma(word), WordClass::Noun) > 0;
}

/// "date of birth", "first name"; no "how to get there".
bool isNounPhrase(const std::string& name)
{
    const Words words = wordsOf(name);
    return !words.empty() && isNoun(words.back()) && std::ranges::all_of(words, [](const std::string& word) {
        return isNoun(word) || word == "of" || installedWordNet().senses(word, WordClass::Adjective) > 0;
    });
}

std::string joined(Words words)
{
    for (std::string& word : words)
        word = word == "id" ? "ID" : word == "ids" ? "IDs" : word;
    return fmt::format("{}", fmt::join(words, " "));
}

bool isSameThing(const std::string& one, const std::string& other)
{
    return one == other || nounLemma(one) == nounLemma(other);
}

/// How many words at its beginning the column's name shares with the end of its table's: 1 for "color description" of "ref colors".
std::size_t sharedWords(const Words& column, const Words& table)
{
    for (std::size_t count = std::min(column.size(), table.size()); count > 0; --count)
        if (std::equal(column.begin(), column.begin() + static_cast<std::ptrdiff_t>(count),
                       table.end() - static_cast<std::ptrdiff_t>(count), isSameThing))
            return count;
    return 0;
}

} // namespace

bool isCalledByNoun(const Table& table)
{
    return mayNameThings(readable(table));
}

std::string plainName(const Column& column)
{
    return joined(wordsOf(readable(column)));
}

std::string manyOf(const std::string& name)
{
    const std::string lower = lowerCase(name);
    return joined(wordsOf(isNounPhrase(lower) ? pluralOf(lower) : name));
}

std::string manyRowsOf(const Table& table)
{
    const std::string name = readable(table);
    return joined(wordsOf(isNoun(lastWord(name)) ? pluralOf(name) : name));
}

std::string oneRowOf(const Table& table)
{
    const std::string name = readable(table);
    return joined(wordsOf(isNoun(lastWord(name)) ? singularOf(name) : name));
}

std::string nameBesideTable(const Column& column, const Table& table)
{
    const Words words = wordsOf(readable(column)), own = wordsOf(readable(table));
    const std::size_t shared = sharedWords(words, own);
    const bool isWhole = shared == own.size() && shared < words.size();
    return joined(isWhole ? Words(words.begin() + static_cast<std::ptrdiff_t>(shared), words.end()) : words);
}

std::string nameWithTable(const Column& column, const Table& table)
{
    const Words words = wordsOf(readable(column));
    if (sharedWords(words, wordsOf(readable(table))) > 0)
        return joined(words);
    return oneRowOf(table) + " " + joined(words);
}

} // namespace ratatosk
