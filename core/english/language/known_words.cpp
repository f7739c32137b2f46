// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/language/known_words.h"

#include "core/english/language/asking_forms.h"
#include "core/english/language/scaffold_words.h"
#include "core/english/language/stop_words.h"
#include "core/english/language/word_splitter.h"
#include "core/english/language/wordnet.h"

#include <algorithm>
#include <array>

namespace ratatosk {
namespace {

constexpr std::array kClasses{WordClass::Noun, WordClass::Verb, WordClass::Adjective, WordClass::Adverb};

bool hasSense(const std::string& lemma)
{
    return std::ranges::any_of(kClasses, [&](WordClass one) { return installedWordNet().senses(lemma, one) > 0; });
}

} // namespace

bool isEnglishWord(const Word& word)
{
    return !installedWordNet().knowsAdjectives() || isStopWord(word) || std::ranges::any_of(word.lemmas, [](const std::string& lemma) {
        return isOpeningWord(lemma) || isScaffoldWord(lemma) || isReferringWord(lemma) || isDecisiveWord(lemma) || hasSense(lemma);
    });
}

bool mayBeNoun(const Word& word)
{
    return !isEnglishWord(word)
        || std::ranges::any_of(word.lemmas, [](const std::string& lemma) { return installedWordNet().senses(lemma, WordClass::Noun) > 0; });
}

bool mayNameThings(const std::string& name)
{
    const std::vector<Word> words = splitName(name);
    const auto isVerb = [](const Word& word) {
        if (isSingularVerb(word.text) || isPluralVerb(word.text)) // "has"
            return true;
        const auto isOne = [&](WordClass one) {
            return std::ranges::any_of(word.lemmas, [&](const std::string& lemma) { return installedWordNet().senses(lemma, one) > 0; });
        };
        return isOne(WordClass::Verb) && !isOne(WordClass::Noun) && !isOne(WordClass::Adjective);
    };
    return !words.empty() && !isStopWord(words.front()) && !isStopWord(words.back()) && std::ranges::none_of(words, isVerb);
}

} // namespace ratatosk
