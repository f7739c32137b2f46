// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/grammar_gap.h"

#include "core/answer/unused_words.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace ratatosk {

namespace {

using Gap = GrammarGap;

struct Phrase {
    Gap gap;
    std::array<std::string_view, 3> words; ///< lemmas; empty ones at the end
    bool isOpening = false;                ///< counts only where the question begins
};

/// Shares, medians, figures over the rows so far and the best few of each group are not among them: the grammar has those.
constexpr auto kPhrases = std::to_array<Phrase>({
    {Gap::MovingFigure, {"moving", "average"}},
    {Gap::MovingFigure, {"rolling", "average"}},
    {Gap::MovingFigure, {"rolling", "sum"}},
    {Gap::Quantile, {"percentile"}},
    {Gap::Quantile, {"quartile"}},
    {Gap::Spread, {"standard", "deviation"}},
    {Gap::Spread, {"variance"}},
    {Gap::Spread, {"correlation"}},
    {Gap::Chance, {"random"}},
    {Gap::Chance, {"randomly"}},
    {Gap::CrossTable, {"pivot"}},
    {Gap::CrossTable, {"crosstab"}},
    {Gap::CrossTable, {"cross", "tabulate"}},
    {Gap::Forecast, {"forecast"}},
    {Gap::Forecast, {"predict"}},
    {Gap::Cause, {"why"}, true},
    {Gap::Change, {"delete"}, true},
    {Gap::Change, {"remove"}, true},
    {Gap::Change, {"insert"}, true},
    {Gap::Change, {"update"}, true},
    {Gap::Change, {"rename"}, true},
    {Gap::Change, {"drop"}, true},
});

bool is(const Word& word, std::string_view lemma)
{
    return std::ranges::find(word.lemmas, lemma) != word.lemmas.end();
}

/// A question and which of its words name something in the database.
class GapSearch
{
public:
    GapSearch(const Question& question, const SchemaLinks& links) : m_question(question), m_isLinked(linkedWords(question, links)) {}

    std::optional<FoundGap> search() const
    {
        for (std::size_t at = 0; at < m_question.words.size(); ++at) {
            for (const Phrase& phrase : kPhrases) {
                if (const std::size_t end = endOf(phrase, at))
                    return FoundGap{phrase.gap, text(at, end)};
            }
        }
        return {};
    }

private:
    /// Where the phrase ends that begins here; 0: there is none, or all of it names something.
    std::size_t endOf(const Phrase& phrase, std::size_t begin) const
    {
        if (phrase.isOpening && begin > 0)
            return 0;
        std::size_t at = begin;
        bool isOpen = false;
        for (const std::string_view lemma : phrase.words) {
            if (lemma.empty())
                break;
            if (at == m_question.words.size() || !is(m_question.words[at], lemma))
                return 0;
            isOpen = isOpen || !m_isLinked[at];
            ++at;
        }
        return isOpen ? at : 0;
    }

    std::string text(std::size_t begin, std::size_t end) const
    {
        std::string words;
        for (std::size_t at = begin; at < end; ++at) {
            const Word& word = m_question.words[at];
            const bool isSign = word.text.find_first_not_of("?.!,") == std::string::npos;
            if (!isSign)
                words += (words.empty() ? "" : " ") + word.lemmas.front();
        }
        return words;
    }

    const Question& m_question;
    std::vector<bool> m_isLinked;
};

} // namespace

std::optional<FoundGap> gapIn(const Question& question, const SchemaLinks& links)
{
    return GapSearch(question, links).search();
}

std::string gapName(GrammarGap gap)
{
    switch (gap) {
    case Gap::MovingFigure: return "A figure over the last few rows";
    case Gap::Quantile: return "A quartile or percentile";
    case Gap::Spread: return "A deviation, variance or correlation";
    case Gap::Chance: return "A random choice";
    case Gap::CrossTable: return "A table with values as headings";
    case Gap::Forecast: return "A forecast";
    case Gap::Cause: return "A reason for what is so";
    case Gap::Change: break;
    }
    return "A change of the data";
}

} // namespace ratatosk
