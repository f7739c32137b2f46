// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/number_literal.h"
#include "core/linking/number_words.h"
#include "core/linking/value_sources.h"

#include <algorithm>
#include <array>

namespace ratatosk {
namespace {

constexpr double kSmall = 100;

/// "exactly two are older": who is meant stands third.
bool countsThoseBefore(const Question& question, int word)
{
    constexpr std::array<std::string_view, 4> words{"exactly", "just", "only", "but"};
    return word > 0 && std::ranges::find(words, question.words[static_cast<size_t>(word) - 1].lemmas.front()) != words.end();
}

} // namespace

ValueCandidates orderedValues(const ValueContext& context)
{
    ValueCandidates found;
    const auto add = [&](double value, int begin, int end) {
        if (value >= 1 && value <= kSmall && value == static_cast<int>(value))
            found.push_back(numberCandidate(value, ValueSource::NumberWord, begin, end));
    };
    for (int word = 0; word < static_cast<int>(context.question.words.size()); ++word) {
        const std::string& text = context.question.words[static_cast<size_t>(word)].text;
        if (!text.ends_with("+"))
            continue;
        if (const auto number = readNumber(text.substr(0, text.size() - 1)))
            add(number->value - 1, word, word + 1); // "26+" is more than 25
    }
    for (const NumberPhrase& phrase : numberPhrasesOf(context.question)) {
        if (countsThoseBefore(context.question, phrase.begin))
            add(phrase.value + 1, phrase.begin, phrase.end);
    }
    return found;
}

} // namespace ratatosk
