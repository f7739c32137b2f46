// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/cell_matcher.h"

#include "core/linking/capital_run.h"
#include "core/linking/stop_words.h"
#include "core/text/lemmatizer.h"

#include <algorithm>

namespace ratatosk {
namespace {

bool beginsAndEndsInWords(const Question& question, int begin, int end)
{
    return !isPunctuation(question.words[begin]) && !isPunctuation(question.words[end - 1]);
}

/// Common words stand for themselves: "in" is no cell, "IN" and "A" (not at the start) may be.
bool mayBeCell(const Question& question, int begin, int end)
{
    const Word& first = question.words[begin];
    if (end - begin > 1)
        return std::any_of(&question.words[begin], &question.words[begin] + (end - begin), [](const Word& word) { return !isStopWord(word); });
    if (isPunctuation(first))
        return false;
    return !isStopWord(first) || (isCapitalised(first) && begin > 0 && first.text != "I") || (first.text[0] >= '0' && first.text[0] <= '9');
}

/// The span's text with the last word in the singular; empty when that changes nothing.
std::string singularText(const Question& question, int begin, int end)
{
    const std::string& last = question.words[end - 1].lemmas.front();
    const std::string singular = nounLemma(last);
    if (singular == last)
        return {};
    return question.text.substr(question.words[begin].begin, question.words[end - 1].begin - question.words[begin].begin) + singular;
}

std::vector<CellHit> cellsEqual(const Question& question, int begin, int end, const ValueIndex& values)
{
    std::vector<CellHit> hits = values.cellsEqual(spanText(question, begin, end));
    if (!hits.empty())
        return hits;
    const std::string singular = singularText(question, begin, end);
    return singular.empty() ? hits : values.cellsEqual(singular);
}

/// Calls look(begin, end) for all spans, longest first, and keeps those that give hits.
template <class Look>
std::vector<CellSpan> findSpans(const Question& question, int mostWords, Look look)
{
    const int words = static_cast<int>(question.words.size());
    std::vector<CellSpan> found;
    for (int length = std::min(mostWords, words); length > 0; --length) {
        for (int begin = 0; begin + length <= words; ++begin) {
            const int end = begin + length;
            if (!beginsAndEndsInWords(question, begin, end) || !mayBeCell(question, begin, end))
                continue;
            std::vector<CellHit> hits = look(begin, end);
            if (hits.empty())
                continue;
            const bool isNested = std::ranges::any_of(found, [&](const CellSpan& span) { return span.begin <= begin && end <= span.end; });
            found.push_back({begin, end, std::move(hits), isNested});
        }
    }
    return found;
}

} // namespace

std::string spanText(const Question& question, int begin, int end)
{
    const int first = question.words[begin].begin;
    return question.text.substr(first, question.words[end - 1].end - first);
}

std::vector<CellSpan> findWholeCells(const Question& question, const ValueIndex& values)
{
    return findSpans(question, kMostCellWords, [&](int begin, int end) { return cellsEqual(question, begin, end, values); });
}

std::vector<CellSpan> findWordsInCells(const Question& question, const ValueIndex& values, int mostWords)
{
    return findSpans(question, mostWords, [&](int begin, int end) {
        return values.cellsContaining(ValueIndex::normalise(spanText(question, begin, end)));
    });
}

} // namespace ratatosk
