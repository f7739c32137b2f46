// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/referrals/none_below.h"

#include "core/evidence/leaving_words.h"
#include "core/evidence/own_demands.h"
#include "core/evidence/question_words.h"
#include "core/language/scaffold_words.h"
#include "core/referrals/reference_words.h"
#include "core/schema/name_columns.h"
#include "core/sql/conjuncts.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Condition;
using sql::Expression;
using sql::SelectBlock;

constexpr int kWordsBetween = 4; ///< "nobody on the staff reporting", "supervisor of absolutely anybody"

bool isIn(std::string_view word, std::span<const std::string_view> words)
{
    return std::ranges::find(words, word) != words.end();
}

/// In the column's word or another.
bool isOfThoseAbove(const Word& word, const Column& reference)
{
    return isOfReference(word, reference) || isSuperiorName(word.lemmas.front());
}

/// "nobody's boss", "nobody reports to them", "nobody under them", "without subordinates"
bool deniesThoseBelow(const Question& question, int denial, const Column& reference)
{
    for (int next = denial + 1; next <= denial + kWordsBetween && next < static_cast<int>(question.words.size()); ++next) {
        const Word& word = question.words[static_cast<std::size_t>(next)];
        const bool isReport = hasLemma(word, "report") && wordAt(question, next + 1) == "to" && wordAt(question, denial) != "without";
        const bool isOfNobody = (wordAt(question, denial) == "nobody" || wordAt(question, denial + 1) == "one")
            && isOfThoseAbove(word, reference) && !hasLemma(word, "report");
        const bool isUnder = wordAt(question, next) == "under" && wordAt(question, denial) != "without";
        if (isReport || isOfNobody || isUnder || word.lemmas.front() == "subordinates" || word.lemmas.front() == "subordinate")
            return true;
    }
    return false;
}

/// "not the supervisor of anybody", "never anyone's boss"
bool deniesBeingAbove(const Question& question, int denial, const Column& reference)
{
    static constexpr std::array<std::string_view, 4> anybody{"anybody", "anyone", "somebody", "someone"};
    bool isOfAnybody = false, isOfReferral = false;
    for (int next = denial + 1; next <= denial + kWordsBetween && next < static_cast<int>(question.words.size()); ++next) {
        const Word& word = question.words[static_cast<std::size_t>(next)];
        isOfAnybody = isOfAnybody || isIn(word.lemmas.front(), anybody);
        isOfReferral = isOfReferral || (isOfThoseAbove(word, reference) && !hasLemma(word, "report"));
    }
    return isOfAnybody && isOfReferral;
}

bool asksForThoseWithNoneBelow(const Question& question, const Column& reference)
{
    static constexpr std::array<std::string_view, 4> nobody{"nobody", "none", "no", "without"};
    static constexpr std::array<std::string_view, 3> denials{"not", "n't", "never"};
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word)
        if (!isLeftOutAt(question, word)
            && ((isIn(wordAt(question, word), nobody) && deniesThoseBelow(question, word, reference))
                || (isIn(wordAt(question, word), denials) && deniesBeingAbove(question, word, reference))))
            return true;
    return false;
}

Condition isReferredToByNone(const ForeignKey& reference, TableId table)
{
    SelectBlock inner;
    inner.items = {{Expression{ColumnReference{{0, 0}, reference.from}}, {}}};
    inner.from = {sql::Source{.relation = table}};
    return {sql::InQuery{{ColumnReference{{0, 0}, reference.to}}, sql::Query{.first = std::move(inner)}, true}};
}

bool testsReference(const Condition& demand, const ForeignKey& reference)
{
    bool isFound = false;
    sql::visitTerms(demand, [&](const Expression& term) { isFound = isFound || term == Expression{ColumnReference{{}, reference.from}}; });
    return isFound;
}

/// What is shown of the table, else what its rows are called by.
std::vector<sql::SelectItem> itemsOfTable(const SelectBlock& block, int source, TableId table, const Schema& schema)
{
    std::vector<sql::SelectItem> items = sql::ownItems(block, source);
    if (items.empty())
        for (const ColumnId name : nameColumns(schema, table))
            items.push_back({Expression{ColumnReference{{}, name}}, {}});
    return items;
}

} // namespace

bool lookForNoneBelow(sql::Query& query, const Question& question, const Schema& schema)
{
    const SelectBlock before = query.first;
    if (!query.rest.empty() || !before.groupBy.empty() || query.limit)
        return false;
    for (int source = 0; source < static_cast<int>(before.from.size()); ++source) {
        const auto* table = std::get_if<TableId>(&before.from[static_cast<std::size_t>(source)].relation);
        const auto reference = table ? selfReference(*table, schema) : std::nullopt;
        if (!reference || !asksForThoseWithNoneBelow(question, schema.column(reference->from)))
            continue;
        SelectBlock block{.items = itemsOfTable(before, source, *table, schema), .from = {sql::Source{.relation = *table}}};
        std::vector<Condition> demands = sql::ownDemands(before, source);
        std::erase_if(demands, [&](const Condition& demand) { return testsReference(demand, *reference); });
        demands.push_back(isReferredToByNone(*reference, *table));
        block.where = sql::allOf(demands);
        if (block.items.empty())
            return false;
        query.first = std::move(block);
        return query.first != before;
    }
    return false;
}

} // namespace ratatosk
