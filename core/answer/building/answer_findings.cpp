// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/building/answer_findings.h"

#include "core/answer/building/row_preview.h"
#include "core/answer/value/trust.h"
#include "core/answer/value/unused_words.h"
#include "core/english/language/word_splitter.h"
#include "core/rules/registry/rule_registry.h"
#include "core/sql/tree/query_use.h"

#include <algorithm>
#include <cctype>
#include <functional>
#include <utility>
#include <vector>

namespace ratatosk {

void addFindings(Answer& answer, const RankedCandidates& ranked)
{
    answer.isCalibrated = !ranked.chances.empty();
    for (std::size_t i = 0; i < ranked.chances.size(); ++i)
        answer.candidates[i].share = ranked.chances[i];
    std::vector<RowPreview> previews = previewsOf(ranked.runs, ranked.groups);
    for (std::size_t i = 0; i < previews.size(); ++i)
        answer.candidates[i].preview = std::move(previews[i]);
}

FirstAnswer firstOf(const Answer& answer, const RankedCandidates& ranked)
{
    const auto isWord = [](const Word& word) { return std::isalnum(static_cast<unsigned char>(word.text.front())) != 0; };
    FirstAnswer first{.chance = ranked.chances.front()};
    for (std::size_t i = 0; i < ranked.chances.size(); ++i) {
        if (ranked.groups[i] != ranked.groups.front())
            first.rival = std::max(first.rival, ranked.chances[i]);
    }
    first.words = std::max(1, static_cast<int>(std::ranges::count_if(answer.question.words, isWord)));
    first.unusedWords = static_cast<int>(std::ranges::count_if(answer.unusedWords, std::not_fn(hasDigit)));
    first.homelessNames = static_cast<int>(homelessNames(answer).size());
    first.guessedKeys = static_cast<int>(answer.candidates.front().guessedJoins.size());
    first.hasOpenKey = !answer.candidates.front().ambiguousJoins.empty();
    first.tables = static_cast<int>(useOf(ranked.candidates.front().query).tables.size());
    first.unnamedItems = ranked.leader[candidateFeature("unnamed_items")];
    first.unrequestedOperations = ranked.leader[candidateFeature("unasked_operations")];
    first.unmentionedValues = ranked.leader[candidateFeature("unspoken_values")];
    first.ungroundedValues = ranked.leader[candidateFeature("ungrounded_values")];
    return first;
}

void weighFirst(Answer& answer, double chance)
{
    const double before = answer.candidates.front().share;
    double others = 0; // those with the same rows have one chance together
    for (std::size_t i = 1; i < answer.candidates.size(); ++i)
        others += answer.candidates[i].preview.sameAs < 0 ? answer.candidates[i].share : 0;
    const double scale = others > 0 ? std::min(chance / before, (1 - chance) / others) : 1;
    for (AnswerCandidate& candidate : answer.candidates)
        candidate.share = candidate.preview.sameAs == 0 ? chance : candidate.share * scale;
    answer.candidates.front().share = chance;
}

} // namespace ratatosk
