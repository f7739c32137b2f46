// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/turns/carried_conditions.h"

#include "core/language/scaffold_words.h"
#include "core/ranking/query_use.h"

#include <algorithm>
#include <optional>

namespace ratatosk {

namespace {

/// The first word that speaks of what was found before; none where nothing went before.
std::optional<int> referringWord(const PreparedQuestion& question)
{
    const std::vector<Word>& words = question.question.words;
    const auto found = std::ranges::find_if(words, [](const Word& word) { return isReferringWord(word.lemmas.front()); });
    if (question.earlier.isEmpty() || found == words.end())
        return {};
    return static_cast<int>(found - words.begin());
}

bool isCondition(const EarlierItem& item)
{
    return item.isQuery && item.part == EarlierClause::Condition;
}

} // namespace

void dropForgetful(std::vector<Candidate>& candidates, const PreparedQuestion& question)
{
    if (!referringWord(question))
        return;
    const auto isForgetful = [&](const Candidate& candidate) {
        const QueryUse use = useOf(candidate.query);
        return std::ranges::any_of(question.earlier.items, [&](const EarlierItem& item) {
            return item.column && isCondition(item) && !use.columns.contains(*item.column);
        });
    };
    leaveOut(candidates, isForgetful);
}

PreparedQuestion withReferences(PreparedQuestion question)
{
    const std::optional<int> word = referringWord(question);
    if (!word)
        return question;
    for (const EarlierItem& item : question.earlier.items) {
        if (item.column && isCondition(item))
            question.links.columns.push_back({*word, *item.column, LinkKind::Exact, item.text});
    }
    for (ValueCandidate& value : question.values) {
        const bool isSaid = value.earlierItem >= 0 && isCondition(question.earlier.items[static_cast<std::size_t>(value.earlierItem)]);
        if (isSaid && value.beginWord < 0) {
            value.beginWord = *word;
            value.endWord = *word + 1;
        }
    }
    return question;
}

} // namespace ratatosk
