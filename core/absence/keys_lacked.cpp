// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/absence/keys_lacked.h"

#include "core/evidence/question_words.h"
#include "core/language/word_splitter.h"
#include "core/sql/conjuncts.h"
#include "core/sql/query_search.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Condition;

/// "no inspector", "no sound volunteer" of `sound_vol`: the first word of what the key is called, unless it is what its table is called and
/// `isOfTableToo` is false.
bool isSaidToLack(const Question& question, const Column& column, const Table& pointedTo, bool isOfTableToo)
{
    const std::vector<Word> name = thingNamed(splitName(column.spokenName));
    const std::vector<Word> table = splitName(pointedTo.spokenName);
    const bool isOfTable = name.empty() || std::ranges::any_of(table, [&](const Word& word) { return sameWord(word, name.front()); });
    for (int word = 1; !name.empty() && (!isOfTable || isOfTableToo) && word < static_cast<int>(question.words.size()); ++word)
        if (wordAt(question, word - 1) == "no" && sameWord(question.words[static_cast<std::size_t>(word)], name.front()))
            return true;
    return false;
}

bool leavesOut(const Condition& demand)
{
    const auto* members = std::get_if<sql::InQuery>(&demand.test);
    return members && members->isNegated;
}

/// NOT IN (SELECT ...), where that alone lets rows into a figure; null: another filter.
const sql::InQuery* leftOutOfShare(const sql::AggregateCall& call)
{
    return call.filter.size() == 1 && leavesOut(call.filter.front()) ? &std::get<sql::InQuery>(call.filter.front().test) : nullptr;
}

/// "What percentage of the boats has no berth?" with those that have no rows of what nobody speaks of.
bool shareKeysLacked(sql::Query& query, const Question& question, const CellLookup& cells)
{
    const Schema& schema = cells.schema();
    bool hasChanged = false;
    const auto look = [&](sql::Expression& part) {
        auto* call = std::get_if<sql::AggregateCall>(&part.term);
        const sql::InQuery* others = call ? leftOutOfShare(*call) : nullptr;
        for (const ColumnReference& column : others ? columnsInFrom(query.first, schema) : std::vector<ColumnReference>()) {
            const auto key = std::ranges::find(schema.foreignKeys(), column.column, &ForeignKey::from);
            const TableId pointedTo = key != schema.foreignKeys().end() ? schema.column(key->to).table : TableId{};
            if (key == schema.foreignKeys().end() || usesTable(*others->query, pointedTo) || !cells.lacksSome(column.column)
                || !isSaidToLack(question, schema.column(column.column), schema.table(pointedTo), true))
                continue;
            call->filter = {{sql::NullTest{{column}}}};
            hasChanged = true;
            return;
        }
    };
    sql::editParts(query, {.condition = [](Condition&) {}, .expression = look});
    return hasChanged;
}

} // namespace

bool lookForKeysLacked(sql::Query& query, const Question& question, const CellLookup& cells)
{
    const Schema& schema = cells.schema();
    if (!query.rest.empty() || !isOfTables(query.first))
        return false;
    if (shareKeysLacked(query, question, cells))
        return true;
    std::vector<Condition> demands = sql::conjuncts(query.first.where);
    if (std::ranges::count_if(demands, leavesOut) != 1)
        return false;
    for (const ColumnReference& column : columnsInFrom(query.first, schema)) {
        const auto key = std::ranges::find(schema.foreignKeys(), column.column, &ForeignKey::from);
        const bool isLacked = key != schema.foreignKeys().end() && !testsColumn(query.first, column)
            && isSaidToLack(question, schema.column(column.column), schema.table(schema.column(key->to).table), false)
            && cells.lacksSome(column.column);
        if (!isLacked)
            continue;
        *std::ranges::find_if(demands, leavesOut) = Condition{sql::NullTest{{column}}};
        query.first.where = sql::allOf(demands);
        return true;
    }
    return false;
}

} // namespace ratatosk
