// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mending/children_counted.h"

#include "core/evidence/key_referring.h"
#include "core/evidence/question_words.h"
#include "core/language/word_splitter.h"
#include "core/schema/name_columns.h"
#include "core/sql/conjuncts.h"
#include "core/sql/count_of_rows.h"
#include "core/sql/join_origin.h"
#include "core/sql/query_search.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::SelectBlock;

/// HAVING count(*) > 1
bool demandsSeveral(const SelectBlock& block)
{
    const std::vector<sql::Condition> demands = sql::conjuncts(block.having);
    return std::ranges::any_of(demands, [](const sql::Condition& demand) {
        const auto* test = std::get_if<sql::Comparison>(&demand.test);
        return test && isCountOfRows(test->left) && std::holds_alternative<sql::Literal>(test->right.term);
    });
}

/// ORDER BY count(*)
bool goesByNumber(const sql::Query& query)
{
    return query.orderBy.size() == 1 && isCountOfRows(query.orderBy.front().expression);
}

/// What tells the rows of the table apart.
bool groupsEachRow(const SelectBlock& block, TableId table, const CellLookup& cells)
{
    const Schema& schema = cells.schema();
    const auto isCode = [](const Word& word) { return word.text == "code"; };
    const auto isName = [&](ColumnId column) {
        const std::vector<ColumnId> names = nameColumns(schema, table);
        return std::ranges::find(names, column) != names.end() || std::ranges::any_of(splitName(schema.column(column).spokenName), isCode);
    };
    const auto* key = block.groupBy.size() == 1 ? std::get_if<ColumnReference>(&block.groupBy.front().term) : nullptr;
    return key
        && (schema.column(key->column).isPrimaryKey
            || (isName(key->column) && cells.repeats({.from = block.from}, *key) == CellLookup::Found::No));
}

/// "The average number of tools per hire": nothing but how many rows each group has.
bool countsRowsAlone(const SelectBlock& block)
{
    const auto* call = block.items.size() == 1 ? std::get_if<sql::AggregateCall>(&block.items.front().expression.term) : nullptr;
    return call && call->function == sql::Aggregate::Count;
}

/// The rows that refer to each of the table's, where each of these is a group of its own.
bool joinThoseReferring(sql::Query& query, const Question& question, const CellLookup& cells)
{
    SelectBlock& block = query.first;
    const auto* table = isFlat(query) && block.from.size() == 1 ? std::get_if<TableId>(&block.from.front().relation) : nullptr;
    const auto key = table && groupsEachRow(block, *table, cells) ? keyReferring(*table, question, cells.schema()) : std::nullopt;
    if (!key)
        return false;
    sql::Source counted{.relation = cells.schema().column(key->from).table};
    counted.keys.push_back(
        {ColumnReference{{0, 0}, key->to}, ColumnReference{{0, 1}, key->from}, sql::joinOrigin(cells.schema(), key->from, key->to)});
    block.from.push_back(std::move(counted));
    return true;
}

} // namespace

bool countThoseReferring(sql::Query& query, const Question& question, const CellLookup& cells)
{
    if (sql::Query* inner = onlyInner(query.first); inner && countsRowsAlone(inner->first))
        return joinThoseReferring(*inner, question, cells);
    const bool isOfNumbers = demandsSeveral(query.first) || goesByNumber(query);
    return isOfNumbers && joinThoseReferring(query, question, cells);
}

} // namespace ratatosk
