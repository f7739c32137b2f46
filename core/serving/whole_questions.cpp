// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/whole_questions.h"

#include "core/evidence/question_words.h"
#include "core/language/scaffold_words.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace ratatosk {
namespace {

constexpr std::size_t kFewestWords = 4;

bool beginsAsQuestion(const Question& question)
{
    static constexpr std::array<std::string_view, 16> openings{"how",  "which", "what", "who",  "whose",  "when", "where", "list",
                                                               "show", "give",  "find", "tell", "please", "name", "top",   "display"};
    return std::ranges::find(openings, wordAt(question, 0)) != openings.end() && wordAt(question, 1) != "about";
}

/// "the customers with their limits": of what the question names itself.
bool isOfOwn(int word, const PreparedQuestion& question)
{
    static constexpr std::array<std::string_view, 4> owners{"their", "its", "his", "her"};
    const auto isBefore = [&](const Link<TableId>& link) { return link.kind == LinkKind::Exact && link.word < word; };
    return std::ranges::find(owners, wordAt(question.question, word)) != owners.end()
        && std::ranges::any_of(question.links.tables, isBefore);
}

/// "those", "them", "the same", "instead", "too".
bool pointsBack(const PreparedQuestion& question)
{
    static constexpr std::array<std::string_view, 9> others{"same",  "instead",  "too",    "also",  "again",
                                                            "above", "previous", "former", "latter"};
    for (int word = 0; word < static_cast<int>(question.question.words.size()); ++word)
        if (isReferringWord(wordAt(question.question, word)) && !isOfOwn(word, question))
            return true;
    return says(question.question, others);
}

} // namespace

bool isWholeQuestion(const PreparedQuestion& question)
{
    const auto isName = [](const Link<TableId>& link) { return link.kind == LinkKind::Exact; };
    return question.question.words.size() >= kFewestWords && beginsAsQuestion(question.question) && !pointsBack(question)
        && std::ranges::any_of(question.links.tables, isName);
}

} // namespace ratatosk
