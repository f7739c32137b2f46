// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ranking/word_cues.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using enum Deed;

/// Phrases that ask for something, and the deeds each of which fulfils it.
struct WordCue {
    std::vector<std::string_view> phrases;
    std::vector<Deed> deeds;
};

const std::vector<WordCue>& requests()
{
    static const std::vector<WordCue> cues{
        {{"average", "averaged", "mean", "avg"}, {Average}},
        {{"total", "sum", "combined", "overall", "altogether"}, {Total, Count}},
        {{"maximum", "max",      "highest",  "most",   "largest", "greatest", "biggest", "longest",  "oldest",   "latest", "best",    "top",
          "newest",  "youngest", "earliest", "lowest", "minimum", "min",      "least",   "smallest", "shortest", "fewest", "cheapest"},
         {High, Low}},
        {{"not", "n't", "'t", "never", "no", "without", "except", "excluding", "other than", "neither", "nor"}, {Deny}},
        {{"more than", "over", "above", "greater than", "larger than", "higher than", "older than", "longer than", "bigger than", "after",
          "exceed", "exceeds"},
         {AtLeast, Having, High}},
        {{"less than", "below", "under", "fewer than", "smaller than", "lower than", "younger than", "shorter than", "before"},
         {AtMost, Low}},
        {{"at-most", "no-more-than", "not-more-than", "or less", "or fewer", "up to"}, {AtMost}},
        {{"at-least", "no-less-than", "not-less-than", "or more", "or later", "or older", "or above", "or over"}, {AtLeast}},
        {{"between"}, {Range}},
        {{"each", "every", "per"}, {Group}},
        {{"contain", "contains", "containing", "contained", "start", "starts", "starting", "begin", "begins", "end with", "ends with",
          "ending", "substring", "letter", "word", "prefix"},
         {Match}},
        {{"descending", "decreasing", "reverse"}, {High}},
        {{"or", "either"}, {Either, AtLeast, AtMost}},
    };
    return cues;
}

/// A phrase, the deed that it asks for, and the one that turns it round.
struct Sense {
    std::vector<std::string_view> phrases;
    Deed meant;
    Deed opposite;
};

const std::vector<Sense>& senses()
{
    static const std::vector<Sense> known{
        {{"highest", "most", "largest", "greatest", "biggest", "longest", "heaviest", "tallest", "maximum", "max", "descending",
          "decreasing"},
         High,
         Low},
        {{"lowest", "least", "smallest", "shortest", "lightest", "fewest", "cheapest", "minimum", "min", "ascending", "increasing",
          "alphabetical", "alphabetically"},
         Low,
         High},
        {{"youngest", "newest", "latest", "recent", "recently", "last"}, Newest, Oldest},
        {{"oldest", "earliest"}, Oldest, Newest},
        {{"more than", "greater than", "larger than", "higher than", "longer than", "bigger than", "at-least", "no-less-than", "or more",
          "or later"},
         AtLeast,
         AtMost},
        {{"less than", "smaller than", "lower than", "shorter than", "fewer than", "at-most", "no-more-than", "or less", "or fewer"},
         AtMost,
         AtLeast},
    };
    return known;
}

/// Deeds, and all that may have asked for them: wider than what surely does.
const std::vector<WordCue>& occasions()
{
    static const std::vector<WordCue> cues{
        {{"average", "averaged", "averages", "mean", "avg"}, {Average}},
        {{"total", "totals", "sum", "combined", "overall", "altogether", "together", "how many", "how much", "number", "amount", "all",
          "count"},
         {Total}},
        {{"most",
          "least",
          "top",
          "bottom",
          "first",
          "last",
          "recent",
          "recently",
          "maximum",
          "max",
          "minimum",
          "min",
          "order",
          "ordered",
          "orders",
          "sort",
          "sorted",
          "sorting",
          "rank",
          "ranked",
          "descending",
          "ascending",
          "increasing",
          "decreasing",
          "alphabetical",
          "alphabetically",
          "alphabet",
          "lexicographic",
          "lexicographically",
          "chronological",
          "chronologically",
          "popular",
          "common",
          "frequent",
          "frequently",
          "majority",
          "at-least",
          "at-most",
          "-est",
          "than",
          "reverse"},
         {High, Low}},
        {{"not", "n't", "'t",        "never",   "no",   "none",    "without", "except", "excluding", "exclude", "other", "neither",
          "nor", "but", "different", "outside", "lack", "missing", "besides", "rather", "yet",       "only",    "un-",   "non"},
         {Deny}},
        {{"contain", "contains",  "containing", "contained", "include", "includes",  "including", "start",   "starts", "starting", "begin",
          "begins",  "beginning", "end",        "ends",      "ending",  "substring", "letter",    "letters", "word",   "words",    "prefix",
          "phrase",  "string",    "character",  "like",      "has",     "have",      "having",    "part",    "with",   "in",       "on"},
         {Match}},
        {{"-than",     "over",  "under",    "above",   "below",   "after",    "before",  "since",  "until", "between", "exceed", "exceeds",
          "exceeding", "least", "at-least", "at-most", "minimum", "maximum",  "highest", "lowest", "or",    "from",    "more",   "less",
          "-er",       "up",    "beyond",   "within",  "range",   "multiple", "several", "past",   "any",   "some",    "both",   "not"},
         {AtLeast, AtMost}},
        {{"most",     "least",    "fewest",     "number", "many",    "count", "counts", "popular",  "common",
          "commonly", "frequent", "frequently", "often",  "more",    "fewer", "times",  "majority", "amount",
          "total",    "rank",     "prolific",   "active", "busiest", "top",   "appears"},
         {Often}},
    };
    return cues;
}

/// Words that are one request together: "at least" asks for no least.
constexpr std::array<std::string_view, 6> kBounds{"at least", "at most", "no more than", "not more than", "no less than", "not less than"};

/// Words in lower case, each between spaces, and bounds as one word: " with at-least 3 ".
std::string spaced(const Question& question)
{
    std::string text = " ";
    for (const Word& word : question.words)
        text += word.lemmas.front() + ' ';
    for (const std::string_view bound : kBounds) {
        const std::string words = fmt::format(" {} ", bound);
        for (std::size_t place = text.find(words); place != std::string::npos; place = text.find(words))
            std::replace(text.begin() + static_cast<std::ptrdiff_t>(place) + 1,
                         text.begin() + static_cast<std::ptrdiff_t>(place + bound.size()), ' ', '-');
    }
    return text;
}

class Hearing
{
public:
    Hearing(const Question& question, const std::set<Deed>& deeds) : m_words(spaced(question)), m_deeds(deeds) {}

    bool isUnheard(const WordCue& cue) const { return isSaid(cue.phrases) && !isDone(cue.deeds); }
    bool isUnasked(const WordCue& cue) const { return isDone(cue.deeds) && !isSaid(cue.phrases); }

    bool isContradicted(const Sense& sense) const
    {
        return isSaid(sense.phrases) && !m_deeds.contains(sense.meant) && m_deeds.contains(sense.opposite);
    }

private:
    bool isSaid(const std::vector<std::string_view>& phrases) const
    {
        return std::ranges::any_of(phrases, [this](std::string_view phrase) { return isSaid(phrase); });
    }

    /// "-est" is the end of a word, "un-" its beginning.
    bool isSaid(std::string_view phrase) const
    {
        if (phrase.front() == '-')
            return m_words.find(std::string(phrase.substr(1)) + ' ') != std::string::npos;
        if (phrase.back() == '-')
            return m_words.find(' ' + std::string(phrase.substr(0, phrase.size() - 1))) != std::string::npos;
        return m_words.find(' ' + std::string(phrase) + ' ') != std::string::npos;
    }

    bool isDone(const std::vector<Deed>& deeds) const
    {
        return std::ranges::any_of(deeds, [this](Deed deed) { return m_deeds.contains(deed); });
    }

    std::string m_words;
    const std::set<Deed>& m_deeds;
};

} // namespace

CueBalance cueBalance(const Question& question, const std::set<Deed>& deeds)
{
    const Hearing hearing(question, deeds);
    const auto count = [](const auto& cues, auto is) { return static_cast<int>(std::ranges::count_if(cues, is)); };
    return {count(requests(), [&](const WordCue& cue) { return hearing.isUnheard(cue); }),
            count(senses(), [&](const Sense& sense) { return hearing.isContradicted(sense); }),
            count(occasions(), [&](const WordCue& cue) { return hearing.isUnasked(cue); })};
}

} // namespace ratatosk
