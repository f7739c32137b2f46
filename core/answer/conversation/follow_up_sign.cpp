// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/conversation/follow_up_sign.h"

#include "core/answer/conversation/pointing_back.h"
#include "core/answer/conversation/whole_questions.h"
#include "core/english/language/question_words.h"
#include "core/english/language/stop_words.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace ratatosk {
namespace {

constexpr int kLongestPhrase = 6; ///< words; longer ones without a verb say all that they need

/// "and for France?", "only ...", "what about ...", "sorted by name"
bool beginsAsContinuation(const Question& question)
{
    static constexpr std::array<std::string_view, 15> openings{"and",  "or",     "but",    "only",    "just",  "now",     "then", "also",
                                                               "same", "except", "sorted", "ordered", "order", "instead", "again"};
    const std::string_view first = wordAt(question, 0), second = wordAt(question, 1);
    return isOneOf(first, openings) || ((first == "what" || first == "how") && second == "about");
}

/// "for each species", "in 2024", "Germany?"
bool isBarePhrase(const PreparedQuestion& question)
{
    const auto words = std::ranges::count_if(question.question.words, [](const Word& word) { return !isPunctuation(word); });
    return words <= kLongestPhrase && !beginsAsQuestion(question.question) && !beginsAsMeasure(question.question) && !namesTable(question);
}

} // namespace

FollowUpSign followUpSign(const PreparedQuestion& question)
{
    if (pointsBack(question) || beginsAsContinuation(question.question) || isBarePhrase(question))
        return FollowUpSign::Clear;
    return mayPointBack(question) ? FollowUpSign::Unclear : FollowUpSign::None;
}

} // namespace ratatosk
