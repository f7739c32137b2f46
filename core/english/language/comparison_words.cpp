// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/language/comparison_words.h"

#include "core/english/language/lemmatizer.h"
#include "core/english/language/word_list.h"
#include "core/english/language/wordnet.h"

#include <algorithm>
#include <string>
#include <vector>

namespace ratatosk {
namespace {

using enum WordClass;

const WordSet& irregularComparatives()
{
    static const WordSet list = WordSet::builtIn(
#include "resources/english/irregular_comparatives.words"
    );
    return list;
}

const WordSet& irregularSuperlatives()
{
    static const WordSet list = WordSet::builtIn(
#include "resources/english/irregular_superlatives.words"
    );
    return list;
}

const WordSet& commonAdjectives()
{
    static const WordSet list = WordSet::builtIn(
#include "resources/english/common_adjectives.words"
    );
    return list;
}

/// What "-er" or "-est" may have been added to: "bigg" -> bigg, bigge, big; "heavi" -> heavi, heavie, heavy.
std::vector<std::string> gradedBases(std::string_view stem)
{
    const std::string text(stem);
    std::vector<std::string> bases{text, text + 'e'};
    if (text.size() > 2 && text[text.size() - 1] == text[text.size() - 2])
        bases.push_back(text.substr(0, text.size() - 1));
    if (text.ends_with('i'))
        bases.push_back(text.substr(0, text.size() - 1) + 'y');
    return bases;
}

bool isGradeOf(const std::string& base, std::string_view word, const WordNet& wordNet)
{
    if (!wordNet.knowsAdjectives())
        return commonAdjectives().contains(base);
    const int adjective = wordNet.senses(base, Adjective);
    const int graded = adjective + wordNet.senses(base, Adverb);
    if (graded == 0)
        return false;
    const int noun = wordNet.senses(word, Noun);
    const bool isDoer = noun > 0 && wordNet.senses(base, Verb) > adjective; // "cutter", of the adjective "cut"
    return !isDoer && graded > noun + wordNet.senses(word, Verb) + wordNet.senses(word, Adjective) + wordNet.senses(word, Adverb);
}

bool isGraded(std::string_view word, std::string_view ending, const WordNet& wordNet)
{
    constexpr size_t kShortestStem = 2; // "per" and "west" compare nothing
    if (!word.ends_with(ending) || word.size() < ending.size() + kShortestStem)
        return false;
    const std::vector<std::string> bases = gradedBases(word.substr(0, word.size() - ending.size()));
    return std::ranges::any_of(bases, [&](const std::string& base) { return isGradeOf(base, word, wordNet); });
}

/// Whether a word is an adjective or a form of a verb: "paid", "smoking".
bool mayBeDenied(std::string_view word, const WordNet& wordNet)
{
    if (!wordNet.knowsAdjectives())
        return commonAdjectives().contains(word) || (word.size() > 4 && word.ends_with("ed"));
    const std::vector<std::string> bases = verbLemmas(word);
    return wordNet.senses(word, Adjective) > 0 || wordNet.senses(word, Verb) > 0
        || std::ranges::any_of(bases, [&](const std::string& base) { return wordNet.senses(base, Verb) > 0; });
}

/// An adjective more than a noun, or a word that WordNet does not have.
bool mayDescribe(std::string_view word, const WordNet& wordNet)
{
    const int adjective = wordNet.senses(word, Adjective);
    const int noun = wordNet.senses(word, Noun);
    const bool isUnknown = adjective + noun + wordNet.senses(word, Verb) + wordNet.senses(word, Adverb) == 0;
    return isUnknown || (adjective > 0 && adjective >= noun);
}

} // namespace

bool isComparative(std::string_view word, const WordNet& wordNet)
{
    return irregularComparatives().contains(word) || isGraded(word, "er", wordNet);
}

bool isSuperlative(std::string_view word, const WordNet& wordNet)
{
    return irregularSuperlatives().contains(word) || isGraded(word, "est", wordNet);
}

bool isNegatedForm(std::string_view word, const WordNet& wordNet)
{
    constexpr size_t kShortestRest = 3; // "under" and "unit" negate nothing; WordNet tells about the rest
    for (const std::string_view prefix : {"non-", "un-", "non", "un"}) {
        if (word.starts_with(prefix))
            return word.size() >= prefix.size() + kShortestRest && mayDescribe(word, wordNet)
                && mayBeDenied(word.substr(prefix.size()), wordNet);
    }
    return false;
}

} // namespace ratatosk
