// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/filters/missing_extremes.h"

#include "core/english/language/comparison_words.h"
#include "core/english/language/wordnet.h"
#include "core/rules/evidence/question_words.h"
#include "core/sql/tree/term_walk.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace ratatosk {
namespace {

/// "at least", "at the latest", "best of": these want no order.
bool isOfAnOrder(const Question& question, int word)
{
    static constexpr std::array<std::string_view, 4> others{"least", "most", "best", "interest"};
    const std::string_view said = wordAt(question, word);
    const bool isAt = wordAt(question, word - 1) == "at" || wordAt(question, word - 2) == "at";
    return !isAt && std::ranges::find(others, said) == others.end() && isSuperlative(said, installedWordNet());
}

bool isOfCell(int word, const PreparedQuestion& question)
{
    return std::ranges::any_of(question.values, [&](const ValueCandidate& value) {
        return value.source == ValueSource::WholeCell && value.beginWord <= word && word < value.endWord;
    });
}

bool asksForExtreme(const PreparedQuestion& question)
{
    for (int word = 0; word < static_cast<int>(question.question.words.size()); ++word)
        if (isOfAnOrder(question.question, word) && !isOfCell(word, question))
            return true;
    return false;
}

bool looksForExtreme(const sql::Query& query)
{
    bool isFound = !query.orderBy.empty();
    const auto look = [&](const sql::Expression& part) {
        const auto* call = std::get_if<sql::AggregateCall>(&part.term);
        isFound = isFound || std::holds_alternative<sql::WindowCall>(part.term)
            || (call && (call->function == sql::Aggregate::Max || call->function == sql::Aggregate::Min));
    };
    const auto lookInside = [&](const sql::Query& inner) { isFound = isFound || looksForExtreme(inner); };
    sql::visitParts(query.first, look);
    sql::visitTerms(
        query.first, [](const sql::Expression&) {}, lookInside);
    for (const sql::Source& source : query.first.from)
        if (const auto* inner = std::get_if<sql::Box<sql::Query>>(&source.relation))
            lookInside(**inner);
    return isFound || !query.rest.empty();
}

} // namespace

std::vector<bool> lacksExtreme(const std::vector<const CandidateQuery*>& candidates, const RuleContext& context)
{
    const bool isWanted = asksForExtreme(*context.prepared);
    return markedWhere(candidates, [&](const CandidateQuery& candidate) { return isWanted && !looksForExtreme(candidate.query); });
}

} // namespace ratatosk
