// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ends/days_denied.h"

#include "core/calendar/iso_dates.h"
#include "core/evidence/question_words.h"
#include "core/language/lemmatizer.h"
#include "core/language/scaffold_words.h"
#include "core/language/stop_words.h"
#include "core/language/word_splitter.h"
#include "core/sql/conjuncts.h"
#include "core/sql/query_search.h"

#include <algorithm>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Condition;

constexpr int kWordsToVerb = 3; ///< "have not yet been premiered"

bool isVerbOfPast(const Word& word)
{
    const std::string& said = word.lemmas.front();
    return !isStopWord(word) && said.ends_with("ed") && !verbLemmas(said).empty();
}

/// The verbs of the past that something denies.
std::vector<Word> verbsDenied(const Question& question)
{
    std::vector<Word> verbs;
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word) {
        const Word& verb = question.words[static_cast<std::size_t>(word)];
        for (int before = word - kWordsToVerb; isVerbOfPast(verb) && before < word; ++before)
            if (isDenial(wordAt(question, before)) && wordAt(question, before) != "without") {
                verbs.push_back(verb);
                break;
            }
    }
    return verbs;
}

bool isCalledAfter(ColumnId column, const std::vector<Word>& verbs, const Schema& schema)
{
    const std::vector<Word> name = splitName(schema.column(column).spokenName);
    return std::ranges::any_of(verbs, [&](const Word& verb) {
        return std::ranges::any_of(name, [&](const Word& part) { return !isStopWord(part) && sameWord(part, verb); });
    });
}

bool isMissing(const Condition& demand, const ColumnReference& column)
{
    return demand == Condition{sql::NullTest{{column}}};
}

} // namespace

bool testDaysDenied(sql::Query& query, const Question& question, const CellLookup& cells)
{
    const std::vector<Word> verbs = query.rest.empty() && isOfTables(query.first) ? verbsDenied(question) : std::vector<Word>();
    std::vector<ColumnReference> meant, others;
    for (const ColumnReference& day : verbs.empty() ? std::vector<ColumnReference>() : daysInFrom(query.first, cells))
        (isCalledAfter(day.column, verbs, cells.schema()) ? meant : others).push_back(day);
    if (meant.size() != 1 || !cells.lacksSome(meant.front().column) || usesColumn(query, meant.front().column))
        return false;
    std::vector<Condition> demands = sql::conjuncts(query.first.where);
    const auto dropped = std::erase_if(demands, [&](const Condition& demand) {
        return std::ranges::any_of(
            others, [&](const ColumnReference& other) { return other.source == meant.front().source && isMissing(demand, other); });
    });
    if (dropped == 0)
        return false;
    demands.push_back({sql::NullTest{{meant.front()}}});
    query.first.where = sql::allOf(demands);
    return true;
}

} // namespace ratatosk
