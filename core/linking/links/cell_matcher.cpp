// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/links/cell_matcher.h"

#include "core/english/language/lemmatizer.h"
#include "core/english/language/stop_words.h"
#include "core/english/language/value_map.h"
#include "core/linking/links/capital_run.h"

#include <algorithm>
#include <iterator>
#include <span>

namespace ratatosk {
namespace {

/// Common words stand for themselves: "in" is no cell, "IN" and "section h" may be one.
bool mayBeCell(const Question& question, int begin, int end)
{
    const auto first = question.words.begin() + begin;
    if (end - begin > 1)
        return !std::all_of(first, question.words.begin() + end, isStopWord);
    if (isPunctuation(*first))
        return false;
    const bool isShort = first->text.size() == 1 && first->text != "a" && first->text != "I";
    const bool isCommon = isStopWord(*first) || isOpeningWord(first->lemmas.front());
    return !isCommon || isShort || (isCapitalised(*first) && begin > 0);
}

/// Dictionary forms only: a stem is no word and hits cells by accident ("many", cell "MANI").
std::vector<std::string> otherForms(const std::string& word)
{
    std::vector<std::string> forms = verbLemmas(word);
    forms.push_back(nounLemma(word));
    return forms;
}

/// Cells that equal the span, or else the span with another form of its last word.
std::vector<CellHit> cellsEqual(const Question& question, int begin, int end, const ValueIndex& values)
{
    const Word& last = question.words[end - 1];
    const std::string text = spanText(question, begin, end);
    const std::string front = text.substr(0, text.size() - last.text.size());
    std::vector<CellHit> hits = values.cellsEqual(text);
    for (const std::string& form : otherForms(last.lemmas.front())) {
        if (hits.empty())
            hits = values.cellsEqual(front + form);
    }
    return hits;
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
            if (!mayBeCell(question, begin, end))
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
    const std::vector<Word>& words = question.words;
    return findSpans(question, mostWords, [&](int begin, int end) {
        const bool isShort = end - begin == 1 && isStopWord(words[begin]); // "IN" and "h" may be cells, but say nothing within one
        if (isShort || isPunctuation(words[begin]) || isPunctuation(words[end - 1]))
            return std::vector<CellHit>();
        return values.cellsContaining(ValueIndex::normalise(spanText(question, begin, end)));
    });
}

std::vector<CellSpan> findIntendedCells(const Question& question, const ValueIndex& values, const std::set<std::string>& names)
{
    const auto addCells = [&](std::span<const std::string_view> spellings, std::vector<CellHit>& found) {
        for (const std::string_view spelling : spellings)
            std::ranges::move(values.cellsEqual(spelling), std::back_inserter(found));
    };
    return findSpans(question, 2, [&](int begin, int end) {
        const std::string& first = question.words[begin].lemmas.front();
        const std::string phrase = end - begin == 1 ? first : first + ' ' + question.words[end - 1].lemmas.front();
        std::vector<CellHit> found;
        addCells(storedSpellings(phrase), found);
        if (!names.contains(phrase) && values.cellsEqual(phrase).empty())
            addCells(stateSpellings(phrase), found);
        return found;
    });
}

std::set<std::string> readableColumnNames(const Schema& schema)
{
    std::set<std::string> names;
    for (int column = 0; column < schema.columnCount(); ++column)
        names.insert(schema.column(ColumnId{column}).readableName);
    return names;
}

} // namespace ratatosk
