// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/value/grammar_gap.h"

#include "core/answer/value/unused_words.h"
#include "core/english/language/cue_words.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

namespace ratatosk {

namespace {

using Gap = GrammarGap;

/// By the names that resources/english/gap_phrases.words and gap_openings.words have for them.
constexpr auto kGaps = std::to_array<std::pair<std::string_view, Gap>>({
    {"moving figure", Gap::MovingAggregate},
    {"quantile", Gap::Quantile},
    {"spread", Gap::Spread},
    {"chance", Gap::Chance},
    {"cross table", Gap::CrossTable},
    {"forecast", Gap::Forecast},
    {"cause", Gap::Cause},
    {"change", Gap::Change},
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
            if (const auto found = gapAt(at, gapPhrases()))
                return found;
            if (const auto found = at == 0 ? gapAt(at, gapOpenings()) : std::nullopt)
                return found;
        }
        return {};
    }

private:
    std::optional<FoundGap> gapAt(std::size_t at, const WordTable& phrases) const
    {
        for (const auto& [name, gap] : kGaps) {
            for (const std::string_view phrase : phrases.valuesOf(name)) {
                if (const std::size_t end = endOf(phrase, at))
                    return FoundGap{gap, text(at, end)};
            }
        }
        return {};
    }

    /// Where the phrase ends that begins here; 0: there is none, or all of it names something.
    std::size_t endOf(std::string_view phrase, std::size_t begin) const
    {
        std::size_t at = begin;
        bool isOpen = false;
        for (; !phrase.empty(); ++at) {
            const std::size_t end = std::min(phrase.find(' '), phrase.size());
            if (at == m_question.words.size() || !is(m_question.words[at], phrase.substr(0, end)))
                return 0;
            isOpen = isOpen || !m_isLinked[at];
            phrase.remove_prefix(std::min(end + 1, phrase.size()));
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
    case Gap::MovingAggregate: return "A moving sum or average";
    case Gap::Quantile: return "A quartile or percentile";
    case Gap::Spread: return "A deviation, variance or correlation";
    case Gap::Chance: return "A random choice";
    case Gap::CrossTable: return "A pivot table";
    case Gap::Forecast: return "A forecast";
    case Gap::Cause: return "A cause or reason";
    case Gap::Change: break;
    }
    return "A change to the data";
}

} // namespace ratatosk
