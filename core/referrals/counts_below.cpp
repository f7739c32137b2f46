// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/referrals/counts_below.h"

#include "core/evidence/own_demands.h"
#include "core/evidence/question_words.h"
#include "core/referrals/reference_words.h"
#include "core/sql/conjuncts.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Expression;
using sql::SelectBlock;

/// Those who are below somebody, whoever that is.
bool isJunior(const Word& word)
{
    static constexpr std::array<std::string_view, 5> juniors{"subordinate", "apprentice", "mentee", "trainee", "underling"};
    return hasLemma(word, juniors);
}

bool isPeople(const Question& question, int word, const Table& table)
{
    static constexpr std::array<std::string_view, 6> people{"people", "persons", "others", "colleagues", "staff", "employees"};
    return isOneOf(wordAt(question, word), people) || namesTableAt(question, word, table);
}

/// "report to", "under", "trained" where the column is a trainer.
bool leadsUp(const Question& question, int word, const Column& reference)
{
    const Word& here = question.words[static_cast<std::size_t>(word)];
    const bool isReport = hasLemma(here, "report") && wordAt(question, word + 1) == "to";
    return isReport || wordAt(question, word) == "under" || isOfReference(here, reference);
}

/// "How many people ... under", "number of apprentices", "direct reports per".
bool asksForCountBelow(const Question& question, const Table& table, const Column& reference)
{
    const int words = static_cast<int>(question.words.size());
    for (int word = 0; word < words; ++word) {
        if (wordAt(question, word) == "direct" && wordAt(question, word + 1) == "reports")
            return true;
        const std::string_view before = wordAt(question, word - 1);
        const bool isCounted = before == "many" || (before == "of" && wordAt(question, word - 2) == "number");
        if (isCounted && isJunior(question.words[static_cast<std::size_t>(word)]))
            return true;
        for (int later = word + 1; isCounted && isPeople(question, word, table) && later < words; ++later)
            if (leadsUp(question, later, reference))
                return true;
    }
    return false;
}

bool isOfEach(const Question& question)
{
    static constexpr std::array<std::string_view, 4> eaches{"each", "every", "per", "all"};
    return says(question, eaches);
}

bool speaksOfNone(const Question& question)
{
    static constexpr std::array<std::string_view, 7> none{"0", "zero", "zeros", "nobody", "none", "nothing", "without"};
    return says(question, none);
}

Expression columnOf(int source, ColumnId column)
{
    return {ColumnReference{{0, source}, column}};
}

SelectBlock countOfBelow(const SelectBlock& before, int source, const ForeignKey& reference, TableId table, bool hasNone)
{
    SelectBlock block{.items = sql::ownItems(before, source), .from = {sql::Source{.relation = table}}};
    const Expression counted = hasNone ? columnOf(1, reference.to) : Expression{sql::Star{}};
    block.items.push_back({Expression{sql::AggregateCall{.function = sql::Aggregate::Count, .argument = counted}}, {}});
    sql::Source below{.relation = table, .kind = hasNone ? sql::JoinKind::Left : sql::JoinKind::Inner};
    below.keys.push_back(sql::referral(1, 0, reference));
    block.from.push_back(std::move(below));
    block.where = sql::allOf(sql::ownDemands(before, source));
    block.groupBy = {columnOf(0, reference.to)};
    return block;
}

bool isCount(const sql::SelectItem& item)
{
    const auto* call = std::get_if<sql::AggregateCall>(&item.expression.term);
    return call && call->function == sql::Aggregate::Count;
}

} // namespace

bool countThoseBelowEach(sql::Query& query, const Question& question, const Schema& schema)
{
    const SelectBlock& before = query.first;
    const bool isOfCounts = query.rest.empty() && !query.limit && query.orderBy.empty() && !before.groupBy.empty() && !before.having
        && before.from.size() > 1 && std::ranges::count_if(before.items, isCount) == 1 && isOfEach(question);
    for (int source = 0; isOfCounts && source < static_cast<int>(before.from.size()); ++source) {
        const auto* table = std::get_if<TableId>(&before.from[static_cast<std::size_t>(source)].relation);
        const auto reference = table ? selfReference(*table, schema) : std::nullopt;
        const bool isDone = std::ranges::count_if(before.from,
                                                  [&](const sql::Source& one) {
                                                      const auto* other = std::get_if<TableId>(&one.relation);
                                                      return table && other && *other == *table;
                                                  })
            > 1;
        if (!reference || isDone || sql::ownItems(before, source).empty()
            || !asksForCountBelow(question, schema.table(*table), schema.column(reference->from)))
            continue;
        SelectBlock block = countOfBelow(before, source, *reference, *table, speaksOfNone(question));
        query.first = std::move(block);
        return true;
    }
    return false;
}

} // namespace ratatosk
