// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/filters/missing_values.h"

#include "core/absence/included_rows.h"
#include "core/calendar/period_mentions.h"
#include "core/text/characters.h"

#include <algorithm>
#include <string>
#include <utility>

namespace ratatosk {
namespace {

/// Marks those without any of the texts, unless that leaves none of what is not marked yet.
void markThoseWithout(std::vector<bool>& marks, const std::vector<const CandidateQuery*>& candidates, const std::vector<std::string>& texts)
{
    std::vector<bool> more = marks;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        const std::string sql = lowerCase(candidates[i]->sql);
        const bool hasOne = std::ranges::any_of(texts, [&](const std::string& text) { return sql.find(text) != std::string::npos; });
        more[i] = more[i] || !hasOne;
    }
    if (std::ranges::find(more, false) != more.end())
        marks = std::move(more);
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

std::vector<bool> lacksMentionedValue(const std::vector<const CandidateQuery*>& candidates, const RuleContext& context)
{
    std::vector<bool> marks(candidates.size(), false);
    for (const PeriodMention& mention : periodMentions(context.question))
        markThoseWithout(marks, candidates, {std::to_string(mention.year), wholeYear(mention.year).behind});
    for (const ValueCandidate& value : context.prepared->values)
        if (isMeant(value, *context.prepared) && !isIncluded(context.question, value.beginWord))
            markThoseWithout(marks, candidates, {literalOf(value.text), '%' + lowerCase(value.text)});
    return marks;
}

} // namespace ratatosk
