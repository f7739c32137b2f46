// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/value/decisive_words.h"

#include "core/answer/value/unused_words.h"
#include "core/english/language/calendar_date.h"
#include "core/english/language/english_forms.h"
#include "core/english/language/known_words.h"
#include "core/english/language/lemmatizer.h"
#include "core/english/language/scaffold_words.h"
#include "core/english/text/characters.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>

namespace ratatosk {
namespace {

/// "received", "spent"
bool isPast(const Word& word)
{
    const std::string mentioned = lowerCase(word.text);
    return !mentioned.ends_with('s') && !mentioned.ends_with("ing") && !isNounInEd(mentioned) && !verbLemmas(mentioned).empty();
}

/// Whether an answer is to be parted or ordered by a word: "for each state", "sites by sales region", where "sales" says only which. Of "every
/// language course" both words say what is asked for.
bool isRequestedBy(const Question& question, const std::vector<bool>& content, std::size_t place)
{
    std::size_t first = place;
    while (first > 0 && content[first - 1])
        --first;
    if (first == 0 || isPast(question.words[place]))
        return false;
    static constexpr std::array<std::string_view, 3> openings{"by", "each", "per"};
    const std::string& opening = question.words[first - 1].lemmas.front();
    const bool isLast = place + 1 == content.size() || !content[place + 1] || isPast(question.words[place + 1]);
    return opening == "every" || (isLast && std::ranges::find(openings, opening) != openings.end());
}

/// "Which of the children are girls?"
bool isWhatTheyAre(const Question& question, std::size_t place)
{
    static constexpr std::array<std::string_view, 5> being{"are", "is", "was", "were", "be"};
    const bool isLast = place + 1 == question.words.size()
        || std::ispunct(static_cast<unsigned char>(question.words[place + 1].text[0])) != 0;
    return isLast && place > 0 && std::ranges::find(being, question.words[place - 1].lemmas.front()) != being.end();
}

/// "Which parcels came on time?"
bool isOnTime(const Question& question, std::size_t place)
{
    const auto says = [&](std::size_t at, std::string_view word) { return question.words[at].lemmas.front() == word; };
    return place > 0 && says(place, "time") && (says(place - 1, "on") || says(place - 1, "in"));
}

/// "huts in Ticino": a name that no cell has; not "on a Sunday".
bool isUnknownName(const Question& question, std::size_t place)
{
    const std::string& word = question.words[place].text;
    const bool begins = place == 0 || std::string_view(".?!:\"").find(question.words[place - 1].text.front()) != std::string_view::npos;
    const bool isCapital = word.size() > 2 && std::isupper(static_cast<unsigned char>(word[0])) != 0
        && std::islower(static_cast<unsigned char>(word[1])) != 0;
    return isCapital && !begins && monthOfName(word) == 0 && !weekdayOfName(lowerCase(word));
}

/// Whether one of the words that an answer leaves over is so. `isSo`: takes a place.
template <class IsSo>
bool leavesAny(const Answer& answer, IsSo isSo)
{
    for (std::size_t place = 0; place < answer.question.words.size(); ++place) {
        const bool isLeft = std::ranges::find(answer.unusedWords, answer.question.words[place].text) != answer.unusedWords.end();
        if (isLeft && isSo(place))
            return true;
    }
    return false;
}

} // namespace

bool leavesTests(const Answer& answer)
{
    const Question& question = answer.question;
    return std::ranges::any_of(answer.unusedWords, hasDigit) || leavesAny(answer, [&](std::size_t place) {
               const Word& word = question.words[place];
               return isLateWord(word.lemmas.front()) || std::ranges::any_of(word.lemmas, isDecisiveWord) || isWhatTheyAre(question, place)
                   || isOnTime(question, place) || isUnknownName(question, place) || !isEnglishWord(word);
           });
}

bool leavesOrder(const Answer& answer)
{
    const std::vector<bool> content = contentWords(answer.question);
    return leavesAny(answer, [&](std::size_t place) { return isRequestedBy(answer.question, content, place); });
}

} // namespace ratatosk
