// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/evidence/end_words.h"

#include "core/english/language/scaffold_words.h"
#include "core/english/text/characters.h"
#include "core/rules/evidence/due_words.h"
#include "core/rules/evidence/question_words.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace ratatosk {
namespace {

constexpr int kWordsBeforeVerb = 4; ///< "without those who have left"

bool deniesAnything(const Question& question)
{
    return std::ranges::any_of(question.words, [](const Word& word) {
        const std::string text = lowerCase(word.text);
        return isDenial(word.lemmas.front()) || isLastingWord(text) || isPendingWord(text) || text.starts_with("un");
    });
}

/// The places of the verb of the name.
std::vector<int> placesOfEnd(const Question& question, const std::vector<Word>& name)
{
    std::vector<int> places;
    for (int i = 0; i < static_cast<int>(question.words.size()); ++i) {
        const Word& word = question.words[static_cast<std::size_t>(i)];
        const auto isEnding = [&](const Word& part) { return isEndingName(lowerCase(part.text)) && sameWord(word, part); };
        if (std::ranges::any_of(name, isEnding) && !isOnlyExpected(question, i))
            places.push_back(i);
    }
    return places;
}

} // namespace

bool saysEnd(const Column& column)
{
    return std::ranges::any_of(splitName(column.spokenName), [](const Word& word) { return isEndingName(lowerCase(word.text)); });
}

bool deniesEnd(const Question& question, const std::vector<Word>& name)
{
    for (int i = 0; i < static_cast<int>(question.words.size()); ++i) {
        const Word& word = question.words[static_cast<std::size_t>(i)];
        for (const Word& part : name) {
            if (!isEndingName(lowerCase(part.text)))
                continue;
            if (lowerCase(word.text) == "un" + lowerCase(part.text))
                return true;
            for (int before = i - kWordsBeforeVerb; sameWord(word, part) && before < i; ++before)
                if (isDenial(wordAt(question, before)))
                    return true;
        }
    }
    return false;
}

bool affirmsEnd(const Question& question, const std::vector<Word>& name)
{
    static constexpr std::array<std::string_view, 9> helpers{"have", "has", "had", "was", "were", "been", "be", "who", "but"};
    const std::vector<int> places = placesOfEnd(question, name);
    return !deniesAnything(question)
        && std::ranges::any_of(places, [&](int place) { return std::ranges::find(helpers, wordAt(question, place - 1)) != helpers.end(); });
}

bool saysNoLonger(const Question& question)
{
    for (int word = 0; word + 1 < static_cast<int>(question.words.size()); ++word) {
        const std::string_view here = wordAt(question, word), next = wordAt(question, word + 1);
        if ((here == "no" && next == "longer") || (here == "used" && next == "to") || (here == "any" && next == "more")
            || next == "anymore")
            return true;
    }
    return false;
}

bool asksForFormer(const Question& question)
{
    static constexpr std::array<std::string_view, 4> former{"former", "formerly", "ex", "quit"};
    const bool isEx = std::ranges::any_of(question.words, [](const Word& word) { return word.lemmas.front().starts_with("ex-"); });
    return saysNoLonger(question) || ((isEx || says(question, former)) && !deniesAnything(question));
}

bool asksForEnded(const Question& question, const std::vector<Word>& name, const Table& table)
{
    const std::vector<Word> things = splitName(table.spokenName);
    const std::vector<int> places = placesOfEnd(question, name);
    const auto isThing = [&](int word) {
        return word < static_cast<int>(question.words.size()) && std::ranges::any_of(things, [&](const Word& thing) {
                   return sameWord(question.words[static_cast<std::size_t>(word)], thing);
               });
    };
    return !deniesAnything(question)
        && std::ranges::any_of(places, [&](int place) { return isThing(place + 1) || wordAt(question, place - 1) == "been"; });
}

} // namespace ratatosk
