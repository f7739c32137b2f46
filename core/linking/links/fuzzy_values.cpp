// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/links/capital_run.h"
#include "core/linking/links/cell_matcher.h"
#include "core/linking/links/quotation.h"
#include "core/linking/links/value_sources.h"

namespace ratatosk {
namespace {

constexpr double kQuotedSimilarity = 0.9;   ///< of 10 letters one may be wrong: quotes are copied
constexpr double kCapitalSimilarity = 0.75; ///< of 8 letters two: names are typed from memory
constexpr double kWordSimilarity = 0.85;    ///< of 7 letters one
constexpr size_t kShortestWord = 6;         ///< below that one letter makes another word
constexpr int kMostCells = 3;               ///< the nearest; one is meant

/// Cells near a span that is no cell itself.
void addNear(const ValueContext& context, const std::string& text, double similarity, int begin, int end, ValueCandidates& found)
{
    if (!context.values.cellsEqual(text).empty())
        return;
    for (const CellHit& hit : context.values.cellsLike(text, similarity, kMostCells))
        found.push_back({ValueType::Text, hit.value, ValueSource::FuzzyCell, begin, end, {hit.column}});
}

} // namespace

ValueCandidates fuzzyValues(const ValueContext& context)
{
    ValueCandidates found;
    for (const Quotation& quotation : quotationsOf(context.question))
        addNear(context, quotation.text, kQuotedSimilarity, quotation.begin, quotation.end, found);
    for (const CapitalRun& run : capitalRunsOf(context.question))
        addNear(context, spanText(context.question, run.begin, run.end), kCapitalSimilarity, run.begin, run.end, found);
    for (int word = 0; word < static_cast<int>(context.question.words.size()); ++word) {
        if (context.question.words[word].text.size() >= kShortestWord) // "complete", cell "Completed"
            addNear(context, context.question.words[word].text, kWordSimilarity, word, word + 1, found);
    }
    return found;
}

} // namespace ratatosk
