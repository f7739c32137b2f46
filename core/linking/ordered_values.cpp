// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/number_literal.h"
#include "core/linking/number_words.h"
#include "core/linking/value_sources.h"

namespace ratatosk {

/// "26+" and "more than 25" differ by one, and who has "exactly two" before them stands third: the neighbours of small spoken numbers.
ValueCandidates orderedValues(const ValueContext& context)
{
    constexpr double kSmall = 100;
    ValueCandidates found;
    const auto add = [&](double value, int begin, int end) {
        if (value < 1 || value > kSmall || value != static_cast<int>(value))
            return;
        for (const double near : {value - 1, value + 1})
            found.push_back(numberCandidate(near, ValueSource::NumberWord, begin, end));
    };
    for (int word = 0; word < static_cast<int>(context.question.words.size()); ++word) {
        std::string text = context.question.words[static_cast<size_t>(word)].text;
        if (text.ends_with("+"))
            text.pop_back();
        if (const auto number = readNumber(text); number && number->isInteger)
            add(number->value, word, word + 1);
    }
    for (const NumberPhrase& phrase : numberPhrasesOf(context.question))
        add(phrase.value, phrase.begin, phrase.end);
    return found;
}

} // namespace ratatosk
