// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/filters/earlier_conditions.h"

#include "core/english/language/scaffold_words.h"
#include "core/sql/tree/query_use.h"

#include <algorithm>

namespace ratatosk {

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

std::vector<bool> lacksEarlierCondition(const std::vector<const CandidateQuery*>& candidates, const RuleContext& context)
{
    const PreparedQuestion& question = *context.prepared;
    const bool refers = referringWord(question).has_value();
    return markedWhere(candidates, [&](const CandidateQuery& candidate) {
        const QueryUse use = useOf(candidate.query);
        return refers && std::ranges::any_of(question.earlier.items, [&](const EarlierItem& item) {
                   return item.column && isCondition(item) && !use.columns.contains(*item.column);
               });
    });
}

} // namespace ratatosk
