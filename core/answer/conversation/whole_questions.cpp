// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/conversation/whole_questions.h"

#include "core/answer/conversation/pointing_back.h"
#include "core/english/language/comparison_words.h"
#include "core/english/language/question_words.h"
#include "core/english/language/wordnet.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace ratatosk {
namespace {

constexpr std::size_t kFewestWords = 4;

/// Behind "Hello! Could you please ...".
int placeOfAsking(const Question& question)
{
    static constexpr std::array<std::string_view, 17> polite{"hello", "hi",    "hey",   "great", "thanks", "thank", "you", "ok",    "okay",
                                                             "can",   "could", "would", "i",     "want",   "like",  "to",  "please"};
    int place = 0;
    while (isOneOf(wordAt(question, place), polite) || wordAt(question, place) == "!" || wordAt(question, place) == ",")
        ++place;
    return place;
}

/// What the word is linked to, by its name or a cell.
bool isLinked(int word, const SchemaLinks& links)
{
    const auto isOf = [&](const auto& link) { return link.word == word && isTelling(link.kind) && link.kind != LinkKind::WordInCell; };
    return std::ranges::any_of(links.tables, isOf) || std::ranges::any_of(links.columns, isOf);
}

/// "by venue", "in each year"
bool saysGroupsAt(int word, const PreparedQuestion& question)
{
    static constexpr std::array<std::string_view, 4> parts{"each", "every", "per", "by"};
    static constexpr std::array<std::string_view, 5> periods{"year", "month", "quarter", "week", "day"};
    return isOneOf(wordAt(question.question, word - 1), parts)
        && (isLinked(word, question.links) || isOneOf(wordAt(question.question, word), periods));
}

/// Of what, and for each of what.
bool mentionsMeasureAndGroups(const PreparedQuestion& question)
{
    const auto count = static_cast<int>(question.question.words.size());
    for (int group = 1; group < count; ++group) {
        if (!saysGroupsAt(group, question))
            continue;
        for (int word = 0; word < group; ++word)
            if (isLinked(word, question.links))
                return true;
    }
    return false;
}

} // namespace

bool beginsAsQuestion(const Question& question)
{
    const int first = placeOfAsking(question);
    static constexpr std::array<std::string_view, 16> openings{"how",  "which", "what", "who",  "whose",  "when", "where", "list",
                                                               "show", "give",  "find", "tell", "please", "name", "top",   "display"};
    return std::ranges::find(openings, wordAt(question, first)) != openings.end() && wordAt(question, first + 1) != "about";
}

bool namesTable(const PreparedQuestion& question)
{
    return std::ranges::any_of(question.links.tables, [](const Link<TableId>& link) { return link.kind == LinkKind::Exact; });
}

bool beginsAsMeasure(const Question& question)
{
    static constexpr std::array<std::string_view, 11> measures{"average", "avg",   "mean",       "median",     "total", "sum",
                                                               "number",  "share", "percentage", "proportion", "count"};
    const std::string_view first = wordAt(question, 0);
    return isOneOf(first, measures) || isSuperlative(first, installedWordNet());
}

bool isWholeQuestion(const PreparedQuestion& question)
{
    if (question.question.words.size() < kFewestWords || mayPointBack(question))
        return false;
    if (beginsAsQuestion(question.question) && namesTable(question))
        return true;
    return (beginsAsQuestion(question.question) || beginsAsMeasure(question.question)) && mentionsMeasureAndGroups(question);
}

} // namespace ratatosk
