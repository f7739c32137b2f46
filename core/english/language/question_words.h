// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/language/word_splitter.h"
#include "core/english/text/question.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>
#include <vector>

namespace ratatosk {

/// The word in lower case; empty beyond either end of the question.
inline std::string_view wordAt(const Question& question, int word)
{
    const bool isThere = word >= 0 && word < static_cast<int>(question.words.size());
    return isThere ? std::string_view(question.words[static_cast<std::size_t>(word)].lemmas.front()) : std::string_view();
}

inline bool isOneOf(std::string_view word, std::span<const std::string_view> words)
{
    return std::ranges::find(words, word) != words.end();
}

/// Whether these words stand there one behind the other.
inline bool saysAt(const Question& question, int word, const std::vector<Word>& words)
{
    const auto count = static_cast<int>(words.size());
    if (count == 0 || word < 0 || word + count > static_cast<int>(question.words.size()))
        return false;
    return std::ranges::equal(words, std::span(question.words).subspan(static_cast<std::size_t>(word), words.size()), sameWord);
}

inline bool hasLemma(const Word& word, std::string_view lemma)
{
    return std::ranges::find(word.lemmas, lemma) != word.lemmas.end();
}

inline bool hasLemma(const Word& word, std::span<const std::string_view> anyOf)
{
    return std::ranges::any_of(anyOf, [&](std::string_view lemma) { return hasLemma(word, lemma); });
}

/// Without what only says how the cells are written: "weight" of "weight kg", "boss" of "boss id".
inline std::vector<Word> thingNamed(std::vector<Word> name)
{
    static constexpr std::array<std::string_view, 17> forms{"id", "number", "code", "kg",      "g",       "km",    "m",    "cm", "on",
                                                            "at", "date",   "time", "percent", "minutes", "hours", "days", "eur"};
    while (name.size() > 1 && hasLemma(name.back(), forms))
        name.pop_back();
    return name;
}

/// Whether one of the question's words is one of these.
inline bool says(const Question& question, std::span<const std::string_view> anyOf)
{
    return std::ranges::any_of(question.words, [&](const Word& word) { return hasLemma(word, anyOf); });
}

/// Whether one of the question's words is one of a name's.
inline bool speaksOf(const Question& question, const std::vector<Word>& name)
{
    return std::ranges::any_of(question.words, [&](const Word& word) {
        return std::ranges::any_of(name, [&](const Word& part) { return sameWord(word, part); });
    });
}

/// Whether one of the words of a name is one of these.
inline bool isCalled(std::string_view readableName, std::span<const std::string_view> anyOf)
{
    return std::ranges::any_of(splitName(readableName), [&](const Word& word) { return hasLemma(word, anyOf); });
}

} // namespace ratatosk
