// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/value/answer_layout.h"

#include "core/sql/tree/sql_formatter.h"

#include <string_view>
#include <vector>

namespace ratatosk {

namespace {

constexpr std::string_view kBlanks = " \n\t";

std::vector<int> lettersOf(std::string_view text)
{
    std::vector<int> places;
    for (std::size_t at = text.find_first_not_of(kBlanks); at != text.npos; at = text.find_first_not_of(kBlanks, at + 1))
        places.push_back(static_cast<int>(at));
    return places;
}

/// Moves places from a text to the same text with other blanks between its words.
class Relocation
{
public:
    Relocation(std::string_view before, std::string_view after) : m_ordinals(before.size() + 1), m_places(lettersOf(after))
    {
        for (const int place : lettersOf(before))
            m_ordinals[static_cast<std::size_t>(place) + 1] = 1;
        for (std::size_t i = 1; i < m_ordinals.size(); ++i)
            m_ordinals[i] += m_ordinals[i - 1];
    }

    /// [begin, end) of text that begins and ends with a letter; what is no place in the text before is none after.
    void move(int& begin, int& end) const
    {
        if (begin < 0 || end <= begin || static_cast<std::size_t>(end) >= m_ordinals.size()) {
            begin = end = -1;
            return;
        }
        begin = m_places[m_ordinals[static_cast<std::size_t>(begin)]];
        end = m_places[m_ordinals[static_cast<std::size_t>(end)] - 1] + 1;
    }

    void move(SyntaxNode& node) const
    {
        move(node.sqlBegin, node.sqlEnd);
        for (SyntaxNode& child : node.children)
            move(child);
    }

private:
    std::vector<std::size_t> m_ordinals; ///< by byte before: letters in front of it
    std::vector<int> m_places;           ///< by number of the letter: its byte after
};

void layOut(AnswerCandidate& candidate)
{
    std::string sql = sql::formattedSql(candidate.sql);
    const Relocation relocation(candidate.sql, sql);
    relocation.move(candidate.tree);
    for (AnswerStep& step : candidate.steps)
        relocation.move(step.sqlBegin, step.sqlEnd);
    candidate.sql = std::move(sql);
}

} // namespace

Answer laidOut(Answer answer)
{
    for (AnswerCandidate& candidate : answer.candidates)
        layOut(candidate);
    return answer;
}

} // namespace ratatosk
