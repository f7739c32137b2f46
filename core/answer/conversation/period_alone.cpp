// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/conversation/period_alone.h"

#include "core/english/language/calendar_date.h"
#include "core/english/language/question_words.h"
#include "core/linking/links/number_literal.h"

#include <algorithm>
#include <array>

namespace ratatosk {
namespace {

/// What such a question is made of beside the period or cell.
constexpr std::array<std::string_view, 26> kFillers{"and",   "what", "how",  "about", "in",   "for", "of",    "the",    "year",
                                                    "month", "same", "now",  "then",  "with", "on",  "from",  "during", "but",
                                                    "so",    "ok",   "okay", "?",     ",",    ".",   "those", "!"};

bool isFiller(const Word& word)
{
    return std::ranges::find(kFillers, std::string_view(word.lemmas.front())) != kFillers.end();
}

} // namespace

bool isPeriodWord(std::string_view word)
{
    const auto number = readNumber(word);
    return (number && isYear(*number)) || monthOfName(word) > 0;
}

std::vector<int> wordsOfWeight(const Question& question)
{
    std::vector<int> places;
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word)
        if (!isFiller(question.words[static_cast<std::size_t>(word)]))
            places.push_back(word);
    return places;
}

bool isOfPeriodAlone(const Question& question)
{
    const std::vector<int> places = wordsOfWeight(question);
    return !places.empty() && places.size() <= 2
        && std::ranges::all_of(places, [&](int word) { return isPeriodWord(wordAt(question, word)); });
}

std::optional<PeriodMention> insideMention(const Question& question)
{
    const std::vector<PeriodMention> mentions = periodMentions(question);
    return mentions.size() == 1 && mentions.front().side == PeriodSide::Inside ? std::optional(mentions.front()) : std::nullopt;
}

} // namespace ratatosk
