// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/conversation/carried_conditions.h"

#include "core/rules/filters/earlier_conditions.h"

#include <optional>

namespace ratatosk {

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
        const bool isMentioned = value.earlierItem >= 0 && isCondition(question.earlier.items[static_cast<std::size_t>(value.earlierItem)]);
        if (isMentioned && value.beginWord < 0) {
            value.beginWord = *word;
            value.endWord = *word + 1;
        }
    }
    return question;
}

} // namespace ratatosk
