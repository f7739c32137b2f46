// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/conversation/pointing_back.h"

#include "core/english/language/calendar_date.h"
#include "core/english/language/question_words.h"
#include "core/english/language/scaffold_words.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace ratatosk {
namespace {

constexpr std::array<std::string_view, 4> kOwners{"their", "its", "his", "her"};

/// "the customers with their limits", "staff and their pay": of what the question names itself.
bool isOfOwn(int word, const PreparedQuestion& question)
{
    const auto isBefore = [&](const Link<TableId>& link) { return isTelling(link.kind) && link.word < word; };
    return std::ranges::any_of(question.links.tables, isBefore);
}

/// "of that room", "was that game"; not "rooms that have", "the day that".
bool isPointedAt(std::string_view before)
{
    static constexpr std::array<std::string_view, 15> openings{"",   "of", "in", "at",  "for", "from", "with", "to",
                                                               "by", "on", "is", "are", "was", "were", "about"};
    return isOneOf(before, openings);
}

bool isPeriod(std::string_view word)
{
    static constexpr std::array<std::string_view, 15> periods{"year",      "month",   "week",    "day",     "quarter",
                                                              "season",    "term",    "morning", "evening", "night",
                                                              "afternoon", "weekend", "summer",  "winter",  "spring"};
    return isOneOf(word, periods) || weekdayOfName(word) || monthOfName(word) > 0;
}

/// "Those who paid", "those students with a dog" are told here.
bool tellsWhich(std::string_view word)
{
    static constexpr std::array<std::string_view, 6> openings{"who", "whose", "which", "that", "with", "without"};
    return isOneOf(word, openings);
}

bool isSurelyBack(int word, const Question& question)
{
    static constexpr std::array<std::string_view, 4> pointers{"this", "these", "those", "such"};
    const std::string_view mentioned = wordAt(question, word), before = wordAt(question, word - 1), next = wordAt(question, word + 1);
    if (mentioned == "them" || isOneOf(mentioned, kOwners))
        return true;
    if (tellsWhich(next) || isPeriod(next) || tellsWhich(wordAt(question, word + 2)))
        return false;
    if (mentioned == "that")
        return isPointedAt(before) && !next.empty();
    return isOneOf(mentioned, pointers) && (next.empty() ? before == "of" : next != "as");
}

} // namespace

bool mayPointBack(const PreparedQuestion& question)
{
    static constexpr std::array<std::string_view, 9> others{"same",  "instead",  "too",    "also",  "again",
                                                            "above", "previous", "former", "latter"};
    for (int word = 0; word < static_cast<int>(question.question.words.size()); ++word) {
        const std::string_view mentioned = wordAt(question.question, word);
        const bool isOfToday = mentioned == "this" && isPeriod(wordAt(question.question, word + 1));
        if (isReferringWord(mentioned) && !isOfToday && !(isOneOf(mentioned, kOwners) && isOfOwn(word, question)))
            return true;
    }
    return says(question.question, others) || pointsBack(question);
}

bool pointsBack(const PreparedQuestion& question)
{
    for (int word = 0; word < static_cast<int>(question.question.words.size()); ++word)
        if (isSurelyBack(word, question.question) && !isOfOwn(word, question))
            return true;
    return false;
}

} // namespace ratatosk
