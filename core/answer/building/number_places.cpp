// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/building/number_places.h"

#include "core/english/language/number_words.h"
#include "core/english/language/question_words.h"
#include "core/linking/links/number_literal.h"

#include <algorithm>

namespace ratatosk {

std::vector<NumberPlace> numberPlacesOf(const Question& question)
{
    std::vector<NumberPlace> numbers;
    for (const NumberPhrase& phrase : numberPhrasesOf(question))
        numbers.push_back({phrase.value, phrase.begin, phrase.end});
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word) {
        const auto number = readNumber(wordAt(question, word));
        const bool isNew = std::ranges::none_of(numbers, [&](const NumberPlace& place) { return place.begin <= word && word < place.end; });
        if (number && isNew)
            numbers.push_back({number->value, word, word + 1});
    }
    return numbers;
}

} // namespace ratatosk
