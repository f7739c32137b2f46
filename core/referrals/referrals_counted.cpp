// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/referrals/referrals_counted.h"

#include "core/evidence/own_demands.h"
#include "core/evidence/question_words.h"
#include "core/referrals/reference_words.h"
#include "core/schema/name_columns.h"
#include "core/sql/conjuncts.h"
#include "core/sql/join_origin.h"
#include "core/sql/query_search.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Expression;

/// The key to the same table that the rows of one table are put in order by, the largest first.
std::optional<ForeignKey> keyOrderedBy(const sql::Query& query, const Schema& schema)
{
    const auto* column = query.orderBy.size() == 1 ? std::get_if<ColumnReference>(&query.orderBy.front().expression.term) : nullptr;
    const bool isList = column && query.rest.empty() && query.limit && query.orderBy.front().isDescending && query.first.from.size() == 1
        && isOfTables(query.first) && query.first.groupBy.empty();
    if (!isList)
        return {};
    const auto key = std::ranges::find(schema.foreignKeys(), column->column, &ForeignKey::from);
    const bool isOwn = key != schema.foreignKeys().end() && schema.column(key->to).table == schema.column(key->from).table;
    return isOwn ? std::optional(*key) : std::nullopt;
}

bool countsRows(const Expression& expression)
{
    const auto* call = std::get_if<sql::AggregateCall>(&expression.term);
    return call && call->function == sql::Aggregate::Count && !call->isDistinct && call->filter.empty();
}

/// Rows of one table, each a group of its own: what is counted is 1.
bool countsEachRow(const sql::Query& query, TableId table, const Schema& schema)
{
    const sql::SelectBlock& block = query.first;
    const auto* key = block.from.size() == 1 && block.groupBy.size() == 1 ? std::get_if<ColumnReference>(&block.groupBy.front().term)
                                                                          : nullptr;
    const bool isCounted = std::ranges::any_of(block.items, [](const sql::SelectItem& item) { return countsRows(item.expression); });
    if (!key || !query.rest.empty() || !isCounted)
        return false;
    const std::vector<ColumnId> names = nameColumns(schema, table);
    return schema.column(key->column).isPrimaryKey || std::ranges::find(names, key->column) != names.end();
}

Expression countOfAll()
{
    return {sql::AggregateCall{.function = sql::Aggregate::Count, .argument = Expression{sql::Star{}}}};
}

} // namespace

bool countReferralsOfEach(sql::Query& query, const Question& question, const Schema& schema)
{
    sql::SelectBlock& block = query.first;
    const auto* table = block.from.size() == 1 ? std::get_if<TableId>(&block.from.front().relation) : nullptr;
    const auto reference = table && countsEachRow(query, *table, schema) ? selfReference(*table, schema) : std::nullopt;
    static constexpr std::array<std::string_view, 4> alike{"share", "shared", "same", "common"}; // a name that several have
    if (!reference || says(question, alike) || !asksAlongReference(question, schema.column(reference->from)))
        return false;
    for (sql::SelectItem& item : block.items)
        if (countsRows(item.expression))
            item.expression = countOfAll();
    std::vector<sql::Condition> ofCounted = sql::ownDemands(block, 0);
    for (sql::Condition& demand : ofCounted)
        sql::editTerms(demand, [](Expression& term) {
            if (auto* column = std::get_if<ColumnReference>(&term.term))
                column->source.index = 1;
        });
    block.where = sql::allOf(ofCounted);
    sql::Source counted{.relation = *table};
    counted.keys.push_back(sql::referral(1, 0, *reference));
    block.from.push_back(std::move(counted));
    block.groupBy = {Expression{ColumnReference{{0, 0}, reference->to}}};
    return true;
}

bool countReferrals(sql::Query& query, const Schema& schema)
{
    const auto key = keyOrderedBy(query, schema);
    if (!key)
        return false;
    const ColumnReference above{{0, 0}, key->to}, below{{0, 1}, key->from};
    const Expression count = countOfAll();
    for (sql::SelectItem& item : query.first.items)
        if (item.expression == Expression{ColumnReference{{0, 0}, key->from}})
            item.expression = count;
    sql::Source referring{.relation = schema.column(key->from).table};
    referring.keys.push_back({above, below, sql::joinOrigin(schema, key->from, key->to)});
    query.first.from.push_back(std::move(referring));
    query.first.groupBy = {{above}};
    query.orderBy.front().expression = count;
    return true;
}

} // namespace ratatosk
