// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/carried_conditions.h"

#include "core/language/scaffold_words.h"
#include "core/ranking/query_use.h"

#include <algorithm>

namespace ratatosk {

namespace {

/// The first word that refers back; the number of words where none does.
int referringWord(const Question& question)
{
    const auto refers = [](const Word& word) { return isReferringWord(word.lemmas.front()); };
    return static_cast<int>(std::ranges::find_if(question.words, refers) - question.words.begin());
}

bool isCondition(const EarlierItem& item)
{
    return item.isQuery && item.part == EarlierClause::Condition;
}

} // namespace

bool refersBack(const Question& question)
{
    return referringWord(question) < static_cast<int>(question.words.size());
}

void dropForgetful(std::vector<Candidate>& candidates, const PreparedQuestion& question)
{
    if (question.earlier.isEmpty() || !refersBack(question.question))
        return;
    const auto isForgetful = [&](const Candidate& candidate) {
        const QueryUse use = useOf(candidate.query);
        return std::ranges::any_of(question.earlier.items, [&](const EarlierItem& item) {
            return item.column && isCondition(item) && !use.columns.contains(*item.column);
        });
    };
    if (!std::ranges::all_of(candidates, isForgetful))
        std::erase_if(candidates, isForgetful);
}

PreparedQuestion withReferences(PreparedQuestion question)
{
    if (question.earlier.isEmpty() || !refersBack(question.question))
        return question;
    const int word = referringWord(question.question);
    for (const EarlierItem& item : question.earlier.items) {
        if (item.column && isCondition(item))
            question.links.columns.push_back({word, *item.column, LinkKind::Exact, item.text});
    }
    for (ValueCandidate& value : question.values) {
        const bool isSaid = value.earlierItem >= 0 && isCondition(question.earlier.items[static_cast<std::size_t>(value.earlierItem)]);
        if (isSaid && value.beginWord < 0) {
            value.beginWord = word;
            value.endWord = word + 1;
        }
    }
    return question;
}

} // namespace ratatosk
