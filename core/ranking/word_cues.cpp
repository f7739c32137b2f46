// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ranking/word_cues.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

/// Phrases for one request, and the deeds each of which may fulfil it.
struct WordCue {
    std::vector<std::string_view> phrases;
    std::vector<Deed> deeds;
};

const std::vector<WordCue>& wordCues()
{
    using enum Deed;
    static const std::vector<WordCue> cues{
        {{"average", "averaged", "mean", "avg"}, {Average}},
        {{"total", "sum", "combined", "overall", "altogether"}, {Total, Count}},
        {{"maximum", "max", "highest", "most", "largest", "greatest", "biggest", "longest", "oldest", "latest", "best", "top", "newest",
          "youngest", "earliest", "lowest", "minimum", "min", "least", "smallest", "shortest", "fewest", "cheapest"},
         {High, Low}},
        {{"not", "n't", "'t", "never", "no", "without", "except", "excluding", "other than", "neither", "nor"}, {Deny}},
        {{"more than", "over", "above", "greater than", "larger than", "higher than", "older than", "longer than", "bigger than", "after",
          "exceed", "exceeds"},
         {AtLeast, Having, High}},
        {{"less than", "below", "under", "fewer than", "smaller than", "lower than", "younger than", "shorter than", "before"}, {AtMost, Low}},
        {{"at most", "or less", "or fewer", "no more than"}, {AtMost}},
        {{"each", "every", "per"}, {Group}},
        {{"contain", "contains", "containing", "contained", "start", "starts", "starting", "begin", "begins", "end with", "ends with", "ending",
          "substring", "letter", "word", "prefix"},
         {Match}},
        {{"descending", "decreasing", "reverse"}, {High}},
        {{"or", "either"}, {Either, AtLeast, AtMost}},
    };
    return cues;
}

/// Words in lower case, each between spaces.
std::string spaced(const Question& question)
{
    std::string text = " ";
    for (const Word& word : question.words)
        text += word.lemmas.front() + ' ';
    return text;
}

} // namespace

int unheardCues(const Question& question, const std::set<Deed>& deeds)
{
    const std::string words = spaced(question);
    const auto isSaid = [&](std::string_view phrase) { return words.find(' ' + std::string(phrase) + ' ') != std::string::npos; };
    const auto isDone = [&](Deed deed) { return deeds.contains(deed); };
    return static_cast<int>(std::ranges::count_if(wordCues(), [&](const WordCue& cue) {
        return std::ranges::any_of(cue.phrases, isSaid) && std::ranges::none_of(cue.deeds, isDone);
    }));
}

} // namespace ratatosk
