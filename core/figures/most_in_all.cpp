// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/figures/most_in_all.h"

#include "core/evidence/question_words.h"
#include "core/language/word_splitter.h"
#include "core/schema/only_key.h"
#include "core/sql/query_search.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Expression;

/// "kilometres", not "famous"
bool isPlural(std::string_view word)
{
    return word.ends_with('s') && !word.ends_with("ss") && !word.ends_with("ous");
}

/// "The most orders" are counted.
bool namesTable(const Word& word, const Schema& schema)
{
    for (int table = 0; table < schema.tableCount(); ++table) {
        const std::vector<Word> name = splitName(schema.table(TableId{table}).spokenName);
        if (!name.empty() && sameWord(name.back(), word))
            return true;
    }
    return false;
}

/// "at once", "in a single tour"
bool saysOfOne(const Question& question)
{
    static constexpr std::array<std::string_view, 3> ones{"once", "single", "one"};
    return says(question, ones);
}

/// "the most" of something: a noun that the column is called by, or nothing at all, stands behind it; not "the most expensive".
bool asksForMost(const Question& question, const Column& measure, std::string_view most, const Schema& schema)
{
    static constexpr std::array<std::string_view, 9> ends{"", "in", "during", "since", "between", "for", "of", "?", ","};
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word) {
        if (wordAt(question, word) != most || wordAt(question, word - 1) == "at" || saysOfOne(question))
            continue;
        const std::string_view next = wordAt(question, word + 1);
        if (std::ranges::find(ends, next) != ends.end())
            return true;
        const Word& thing = question.words[static_cast<std::size_t>(word) + 1];
        const auto isThing = [&](const Word& part) { return sameWord(part, thing); };
        return std::ranges::any_of(splitName(measure.spokenName), isThing) || (isPlural(next) && !namesTable(thing, schema));
    }
    return false;
}

/// Whether each row of the measure's table belongs to one of the rows shown, which may have many: by keys that lead from it to them.
bool leadsTo(const sql::SelectBlock& block, int from, int to, const Schema& schema, int steps = 4)
{
    if (from == to)
        return true;
    for (const sql::Source& source : steps > 0 ? block.from : std::vector<sql::Source>())
        for (const sql::JoinKey& key : source.keys)
            for (const auto& [own, other] : {std::pair(key.left, key.right), std::pair(key.right, key.left)}) {
                const TableId referred = schema.column(other.column).table;
                const bool isForward = own.source.index == from && onlyKeyOf(referred, schema) == other.column;
                if (isForward && leadsTo(block, other.source.index, to, schema, steps - 1))
                    return true;
            }
    return false;
}

/// "sold most", "brought in the most": what many rows have done together.
bool saysDoneMost(const Question& question, std::string_view most)
{
    static constexpr std::array<std::string_view, 13> done{"sell", "earn",    "make",   "bring", "spend",      "take", "produce",
                                                           "pay",  "collect", "donate", "raise", "contribute", "buy"};
    constexpr int reach = 3; // "brought in the most"
    for (int word = 1; word < static_cast<int>(question.words.size()); ++word)
        for (int verb = std::max(0, word - reach); wordAt(question, word) == most && verb < word; ++verb)
            if (hasLemma(question.words[static_cast<std::size_t>(verb)], done))
                return true;
    return false;
}

} // namespace

bool addUpKindsAsked(sql::Query& query, const Question& question, const CellLookup& cells)
{
    sql::SelectBlock& block = query.first;
    const bool isOfRows = query.rest.empty() && isOfTables(block) && block.from.size() == 1 && block.groupBy.empty() && query.limit
        && query.orderBy.size() == 1 && block.items.size() == 1;
    const auto* kind = isOfRows ? std::get_if<ColumnReference>(&block.items.front().expression.term) : nullptr;
    const auto* measure = kind ? std::get_if<ColumnReference>(&query.orderBy.front().expression.term) : nullptr;
    const std::string_view most = measure && query.orderBy.front().isDescending ? "most" : "least";
    if (!measure || cells.schema().column(measure->column).type != ColumnType::Number || !saysDoneMost(question, most)
        || !asksForMost(question, cells.schema().column(measure->column), most, cells.schema())
        || cells.repeats({.from = block.from}, *kind) != CellLookup::Found::Yes)
        return false;
    block.isDistinct = false;
    block.groupBy = {block.items.front().expression};
    query.orderBy.front().expression = Expression{sql::AggregateCall{.function = sql::Aggregate::Sum, .argument = Expression{*measure}}};
    return true;
}

bool orderBySumsAsked(sql::Query& query, const Question& question, const Schema& schema)
{
    sql::SelectBlock& block = query.first;
    const bool isOfRows = query.rest.empty() && isOfTables(block) && block.groupBy.empty() && !block.isDistinct && query.limit
        && query.orderBy.size() == 1;
    const auto* measure = isOfRows ? std::get_if<ColumnReference>(&query.orderBy.front().expression.term) : nullptr;
    const auto shown = measure ? onlySourceShown(block) : std::nullopt;
    if (!shown || *shown == measure->source.index || schema.column(measure->column).type != ColumnType::Number
        || !asksForMost(question, schema.column(measure->column), query.orderBy.front().isDescending ? "most" : "least", schema)
        || !leadsTo(block, measure->source.index, *shown, schema))
        return false;
    const auto key = onlyKeyOf(std::get<TableId>(block.from[static_cast<std::size_t>(*shown)].relation), schema);
    if (!key)
        return false;
    const Expression sum{sql::AggregateCall{.function = sql::Aggregate::Sum, .argument = Expression{*measure}}};
    block.groupBy = {Expression{ColumnReference{{0, *shown}, *key}}};
    query.orderBy.front().expression = sum;
    return true;
}

} // namespace ratatosk
