// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/forgotten_values.h"

#include "core/absence/included_rows.h"
#include "core/calendar/period_mentions.h"
#include "core/text/characters.h"

#include <algorithm>
#include <string>

namespace ratatosk {
namespace {

/// One of the texts is enough.
void dropThoseWithout(std::vector<Candidate>& candidates, const std::vector<std::string>& texts)
{
    const auto forgets = [&](const Candidate& candidate) {
        const std::string sql = lowerCase(candidate.sql);
        return std::ranges::none_of(texts, [&](const std::string& text) { return sql.find(text) != std::string::npos; });
    };
    leaveOut(candidates, forgets);
}

/// Spelled as SQL does.
std::string literalOf(const std::string& cell)
{
    std::string literal = "'";
    for (const char letter : lowerCase(cell))
        literal += letter == '\'' ? std::string("''") : std::string(1, letter);
    return literal + "'";
}

bool namesItem(int word, const SchemaLinks& links)
{
    const auto isName = [&](const auto& link) { return link.word == word && link.kind <= LinkKind::Exact; };
    return std::ranges::any_of(links.tables, isName) || std::ranges::any_of(links.columns, isName);
}

/// A cell of several words, or of one that names nothing and stands in one column alone.
bool isMeant(const ValueCandidate& value, const PreparedQuestion& question)
{
    if (value.source != ValueSource::WholeCell)
        return false;
    if (value.endWord - value.beginWord > 1)
        return true;
    if (value.text.front() >= '0' && value.text.front() <= '9') // "2nd oldest", "under 45": no kind of rows
        return false;
    const auto isAround = [&](const ValueCandidate& other) {
        return other.beginWord <= value.beginWord && other.endWord >= value.endWord && other.endWord - other.beginWord > 1;
    };
    return value.evidence.size() == 1 && !namesItem(value.beginWord, question.links) && std::ranges::none_of(question.values, isAround);
}

} // namespace

void dropForgetfulOfValues(std::vector<Candidate>& candidates, const PreparedQuestion& question)
{
    for (const PeriodMention& mention : periodMentions(question.question))
        dropThoseWithout(candidates, {std::to_string(mention.year), wholeYear(mention.year).behind});
    for (const ValueCandidate& value : question.values)
        if (isMeant(value, question) && !isIncluded(question.question, value.beginWord))
            dropThoseWithout(candidates, {literalOf(value.text), '%' + lowerCase(value.text)});
}

} // namespace ratatosk
