// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/english/language/scaffold_words.h"
#include "core/english/language/word_splitter.h"
#include "core/english/text/question.h"
#include "core/rules/evidence/question_words.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace ratatosk {

/// Whether a word from `word` on says when something was due, within the same phrase: "after the date they were due", "than promised".
inline bool leadsToDue(const Question& question, int word)
{
    constexpr int kWordsOfPhrase = 8;
    for (int next = word; next < word + kWordsOfPhrase; ++next) {
        const std::string_view text = wordAt(question, next);
        if (text.empty() || text == "," || text == "and" || text == "or")
            return false;
        if (isDueName(text))
            return true;
    }
    return false;
}

inline bool isLater(const Question& question, int word)
{
    return wordAt(question, word) == "later" || wordAt(question, word) == "after";
}

/// Where the question says "after it was due", "later than promised"; -1: nowhere.
inline int placeOfAfterDue(const Question& question)
{
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word) {
        const bool isNot = wordAt(question, word - 1) == "no" || wordAt(question, word - 1) == "not";
        if ((isLater(question, word) || wordAt(question, word) == "past") && !isNot && leadsToDue(question, word + 1))
            return word;
    }
    return -1;
}

/// "on time", "by the due date", "no later than promised".
inline bool saysOnTime(const Question& question)
{
    const int after = placeOfAfterDue(question); // "after the day by which it was due"
    for (int word = 0; word + 1 < static_cast<int>(question.words.size()); ++word) {
        const bool isTime = (wordAt(question, word) == "on" || wordAt(question, word) == "in") && wordAt(question, word + 1) == "time";
        const bool isBy = (after < 0 || word < after) && (wordAt(question, word) == "by" || wordAt(question, word) == "before")
            && leadsToDue(question, word + 1);
        const bool isNoLater = (wordAt(question, word) == "no" || wordAt(question, word) == "not") && isLater(question, word + 1);
        if (isTime || isBy || isNoLater)
            return true;
    }
    return false;
}

/// "should have been paid": what was due, and perhaps never done.
inline bool isOnlyExpected(const Question& question, int word)
{
    return wordAt(question, word - 3) == "should" && wordAt(question, word - 2) == "have" && wordAt(question, word - 1) == "been";
}

/// "should have been paid" anywhere.
inline bool saysWhatWasExpected(const Question& question)
{
    for (int word = 3; word < static_cast<int>(question.words.size()); ++word)
        if (isOnlyExpected(question, word))
            return true;
    return false;
}

inline bool saysLate(const Question& question)
{
    return placeOfAfterDue(question) >= 0
        || std::ranges::any_of(question.words, [](const Word& word) { return isLateWord(word.lemmas.front()); });
}

/// `due_on`, `pay_by`
inline bool saysDue(const Column& column)
{
    static constexpr std::array<std::string_view, 9> tasks{"pay",      "return", "deliver", "ship",  "finish",
                                                           "complete", "answer", "bring",   "submit"};
    const std::vector<Word> name = splitName(column.spokenName);
    const bool isByThen = name.size() > 1 && name.back().text == "by" && isOneOf(name[name.size() - 2].text, tasks); // not "paid by"
    return isByThen || std::ranges::any_of(name, [](const Word& word) { return isDueName(word.lemmas.front()); });
}

} // namespace ratatosk
