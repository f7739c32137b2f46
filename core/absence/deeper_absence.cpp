// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/absence/deeper_absence.h"

#include "core/evidence/question_words.h"
#include "core/language/word_splitter.h"
#include "core/sql/conjuncts.h"
#include "core/sql/join_origin.h"
#include "core/sql/query_search.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <optional>
#include <variant>
#include <vector>

namespace ratatosk {
namespace {

using sql::SelectBlock;

bool isSpokenOf(const Question& question, const Table& table)
{
    const std::vector<Word> name = splitName(table.spokenName);
    return !name.empty() && std::ranges::any_of(question.words, [&](const Word& word) { return sameWord(word, name.back()); });
}

/// The one table in FROM.
std::optional<TableId> onlyTable(const SelectBlock& block)
{
    const auto* table = block.from.size() == 1 ? std::get_if<TableId>(&block.from.front().relation) : nullptr;
    return table && block.groupBy.empty() && !block.where ? std::optional(*table) : std::nullopt;
}

/// The only key of a table that the question speaks of to the one given.
std::optional<ForeignKey> keyFromBehind(TableId between, const sql::Query& query, const Question& question, const Schema& schema)
{
    const auto isOutside = [&](TableId table) {
        return std::ranges::any_of(query.first.from, [&](const sql::Source& source) {
            return source.relation == std::variant<TableId, sql::Box<sql::Query>>(table);
        });
    };
    std::vector<ForeignKey> found;
    std::ranges::copy_if(schema.foreignKeys(), std::back_inserter(found), [&](const ForeignKey& key) {
        const TableId behind = schema.column(key.from).table;
        return schema.column(key.to).table == between && behind != between && !isOutside(behind)
            && isSpokenOf(question, schema.table(behind));
    });
    return found.size() == 1 ? std::optional(found.front()) : std::nullopt;
}

bool deepen(sql::Condition& condition, const sql::Query& query, const Question& question, const Schema& schema)
{
    auto* absence = std::get_if<sql::InQuery>(&condition.test);
    if (!absence || !absence->isNegated || !absence->query->rest.empty())
        return false;
    SelectBlock& inner = absence->query->first;
    const auto between = onlyTable(inner);
    if (!between || isSpokenOf(question, schema.table(*between)))
        return false;
    const auto key = keyFromBehind(*between, query, question, schema);
    if (!key)
        return false;
    sql::Source behind{.relation = schema.column(key->from).table};
    behind.keys.push_back({{{0, 0}, key->to}, {{0, 1}, key->from}, sql::joinOrigin(schema, key->from, key->to)});
    inner.from.push_back(std::move(behind));
    return true;
}

} // namespace

bool lookForAbsenceBehind(sql::Query& query, const Question& question, const Schema& schema)
{
    if (!query.rest.empty() || !query.first.where)
        return false;
    const sql::Query before = query;
    sql::Condition& where = *query.first.where;
    auto* all = std::get_if<sql::Junction>(&where.test);
    if (!all)
        return deepen(where, before, question, schema);
    bool hasChanged = false;
    for (sql::Condition& part : all->parts)
        hasChanged |= all->connective == sql::Connective::And && deepen(part, before, question, schema);
    return hasChanged;
}

namespace {

/// The table joined LEFT by one key that refers to the source before it.
const sql::JoinKey* keyToBefore(const SelectBlock& block, std::size_t place, const Schema& schema)
{
    const sql::Source& source = block.from[place];
    const bool isLeft = source.kind == sql::JoinKind::Left && source.keys.size() == 1 && !source.condition;
    const sql::JoinKey* key = isLeft ? &source.keys.front() : nullptr;
    const auto isOf = [&](const sql::ColumnReference& column, std::size_t of) {
        return column.source == sql::SourceReference{0, static_cast<int>(of)};
    };
    if (!key || !isOf(key->left, place - 1) || !isOf(key->right, place))
        return nullptr;
    const bool refers = std::ranges::any_of(
        schema.foreignKeys(), [&](const ForeignKey& one) { return one.from == key->right.column && one.to == key->left.column; });
    return refers ? key : nullptr;
}

/// Whether a column of the source is to be missing.
bool isMissing(const sql::Condition& demand, int source)
{
    const auto* test = std::get_if<sql::NullTest>(&demand.test);
    const auto* column = test && !test->isNegated ? std::get_if<sql::ColumnReference>(&test->value.term) : nullptr;
    return column && column->source == sql::SourceReference{0, source};
}

bool isOfFirst(const sql::Expression& expression)
{
    bool isSo = true;
    sql::visitTerms(expression, [&](const sql::Expression& term) {
        const auto* column = std::get_if<sql::ColumnReference>(&term.term);
        isSo = isSo && (!column || column->source == sql::SourceReference{});
    });
    return isSo;
}

} // namespace

bool lookForNoneBehindAny(sql::Query& query, const Schema& schema)
{
    SelectBlock& block = query.first;
    const bool isChain = isFlat(query) && block.from.size() == 3 && block.groupBy.empty() && query.orderBy.empty()
        && std::ranges::all_of(block.items, [](const sql::SelectItem& item) { return isOfFirst(item.expression); });
    const sql::JoinKey* near = isChain ? keyToBefore(block, 1, schema) : nullptr;
    const sql::JoinKey* far = near ? keyToBefore(block, 2, schema) : nullptr;
    const std::vector<sql::Condition> demands = far ? sql::conjuncts(block.where) : std::vector<sql::Condition>();
    if (demands.size() != 1 || !isMissing(demands.front(), 2))
        return false;
    SelectBlock some;
    some.from = {{.relation = block.from[1].relation}, {.relation = block.from[2].relation}};
    some.from[1].keys = {{{{0, 0}, far->left.column}, {{0, 1}, far->right.column}, far->origin}};
    some.items = {{sql::Expression{sql::ColumnReference{{0, 0}, near->right.column}}, {}}};
    const sql::Expression own{near->left};
    block.where = sql::Condition{sql::InQuery{own, sql::Box<sql::Query>(sql::Query{.first = std::move(some)}), true}};
    block.from.resize(1);
    return true;
}

} // namespace ratatosk
