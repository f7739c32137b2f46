// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/language/number_words.h"
#include "core/linking/links/number_literal.h"
#include "core/linking/links/value_sources.h"

namespace ratatosk {
namespace {

constexpr double kSmall = 100; ///< numbers of rows and places in an order; larger ones are amounts

/// "exactly two are older": who is meant stands third.
bool countsThoseBefore(const Question& question, int word)
{
    return word > 0 && isExactCount(question.words[static_cast<size_t>(word) - 1].lemmas.front());
}

} // namespace

ValueCandidates orderedValues(const ValueContext& context)
{
    ValueCandidates found;
    const auto add = [&](double value, int begin, int end) {
        if (value >= 1 && value <= kSmall && value == static_cast<int>(value))
            found.push_back(numberCandidate(value, ValueSource::NumberWord, begin, end));
    };
    const std::vector<Word>& words = context.question.words;
    for (int word = 0; word + 1 < static_cast<int>(words.size()); ++word) {
        const auto number = readNumber(words[static_cast<size_t>(word)].text);
        if (number && words[static_cast<size_t>(word) + 1].text == "+")
            add(number->value - 1, word, word + 1); // "26+" is more than 25
    }
    for (const NumberPhrase& phrase : numberPhrasesOf(context.question)) {
        if (countsThoseBefore(context.question, phrase.begin))
            add(phrase.value + 1, phrase.begin, phrase.end);
    }
    return found;
}

} // namespace ratatosk
