// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parser/ranking/word_cues.h"

#include "core/english/language/comparison_words.h"
#include "core/english/language/cue_words.h"
#include "core/english/language/wordnet.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using enum QueryOperation;

/// What phrases ask for, by its name in a table of cues, and the operations each of which fulfils it.
struct WordCue {
    std::string_view name;
    std::vector<QueryOperation> operations;
};

const std::vector<WordCue>& requests()
{
    static const std::vector<WordCue> cues{
        {"average", {Average}},
        {"total", {Total, Count}},
        {"extreme", {High, Low}},
        {"denial", {Deny}},
        {"above", {AtLeast, Having, High}},
        {"below", {AtMost, Low}},
        {"at most", {AtMost}},
        {"at least", {AtLeast}},
        {"between", {Range}},
        {"each", {Group}},
        {"part of text", {Match}},
        {"falling order", {High}},
        {"alternative", {Either, AtLeast, AtMost}},
        {"running", {Running}},
        {"place", {Place}},
    };
    return cues;
}

/// A sense, the operation that it asks for, and the one that turns it round.
struct Sense {
    std::string_view name;
    QueryOperation intended;
    QueryOperation opposite;
};

constexpr auto kSenses = std::to_array<Sense>({
    {"highest", High, Low},
    {"lowest", Low, High},
    {"newest", Newest, Oldest},
    {"oldest", Oldest, Newest},
    {"at least", AtLeast, AtMost},
    {"at most", AtMost, AtLeast},
});

/// Operations, and what may have asked for them.
const std::vector<WordCue>& occasions()
{
    static const std::vector<WordCue> cues{
        {"average", {Average}},    {"total", {Total}},           {"order", {High, Low}}, {"denial", {Deny}},
        {"part of text", {Match}}, {"bound", {AtLeast, AtMost}}, {"frequency", {Often}},
    };
    return cues;
}

/// What the form of some word says, as the cues write it: "*comparative ".
std::string formsOf(const Question& question)
{
    const auto isSome = [&question](auto is) {
        return std::ranges::any_of(question.words, [&](const Word& word) { return is(word.lemmas.front(), installedWordNet()); });
    };
    std::string forms = isSome(isComparative) ? "*comparative " : "";
    forms += isSome(isSuperlative) ? "*superlative " : "";
    forms += isSome(isNegatedForm) ? "*negation " : "";
    return forms;
}

/// Words in lower case, each between spaces, bounds as one word, and forms behind: " with at-least 3 longer words *comparative ".
std::string spaced(const Question& question)
{
    std::string text = " ";
    for (const Word& word : question.words)
        text += word.lemmas.front() + ' ';
    for (const auto& [bound, joined] : boundPhrases().entries()) {
        const std::string words = fmt::format(" {} ", bound);
        for (std::size_t place = text.find(words); place != std::string::npos; place = text.find(words))
            text.replace(place + 1, bound.size(), joined.front());
    }
    return text + formsOf(question);
}

class CueMatcher
{
public:
    CueMatcher(const Question& question, const std::set<QueryOperation>& operations) : m_words(spaced(question)), m_operations(operations)
    {
    }

    bool isUnmet(const WordCue& cue) const { return isMentioned(requestCues().valuesOf(cue.name)) && !isDone(cue.operations); }
    bool isNotRequested(const WordCue& cue) const { return isDone(cue.operations) && !isMentioned(occasionCues().valuesOf(cue.name)); }

    bool isContradicted(const Sense& sense) const
    {
        return isMentioned(senseCues().valuesOf(sense.name)) && !m_operations.contains(sense.intended)
            && m_operations.contains(sense.opposite);
    }

private:
    bool isMentioned(std::span<const std::string_view> phrases) const
    {
        return std::ranges::any_of(phrases, [this](std::string_view phrase) { return isMentioned(phrase); });
    }

    /// "-than" is the end of a word.
    bool isMentioned(std::string_view phrase) const
    {
        if (phrase.front() == '-')
            return m_words.find(std::string(phrase.substr(1)) + ' ') != std::string::npos;
        return m_words.find(' ' + std::string(phrase) + ' ') != std::string::npos;
    }

    bool isDone(const std::vector<QueryOperation>& operations) const
    {
        return std::ranges::any_of(operations, [this](QueryOperation operation) { return m_operations.contains(operation); });
    }

    std::string m_words;
    const std::set<QueryOperation>& m_operations;
};

} // namespace

CueBalance cueBalance(const Question& question, const std::set<QueryOperation>& operations)
{
    const CueMatcher matcher(question, operations);
    const auto count = [](const auto& cues, auto is) { return static_cast<int>(std::ranges::count_if(cues, is)); };
    return {count(requests(), [&](const WordCue& cue) { return matcher.isUnmet(cue); }),
            count(kSenses, [&](const Sense& sense) { return matcher.isContradicted(sense); }),
            count(occasions(), [&](const WordCue& cue) { return matcher.isNotRequested(cue); })};
}

} // namespace ratatosk
