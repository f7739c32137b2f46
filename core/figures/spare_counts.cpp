// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/figures/spare_counts.h"

#include "core/evidence/question_words.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace ratatosk {
namespace {

/// "going by how many orders", "judging by", "by number of": and no other word for a figure.
bool ranksByCount(const Question& question)
{
    static constexpr std::array<std::string_view, 2> cues{"going", "judging"};
    static constexpr std::array<std::string_view, 4> figures{"many", "number", "count", "much"};
    const auto isFigure = [](const Word& word) { return hasLemma(word, figures); };
    for (int word = 0; word + 1 < static_cast<int>(question.words.size()); ++word)
        if (std::ranges::find(cues, wordAt(question, word)) != cues.end() && wordAt(question, word + 1) == "by")
            return std::none_of(question.words.begin(), question.words.begin() + word, isFigure);
    return false;
}

} // namespace

bool hideCountsOfOrder(sql::Query& query, const Question& question)
{
    sql::SelectBlock& block = query.first;
    if (!query.rest.empty() || !query.limit || query.orderBy.size() != 1 || block.items.size() < 2 || !ranksByCount(question))
        return false;
    return std::erase_if(block.items,
                         [&](const sql::SelectItem& item) {
                             return item.expression == query.orderBy.front().expression
                                 && std::holds_alternative<sql::AggregateCall>(item.expression.term);
                         })
        > 0;
}

} // namespace ratatosk
