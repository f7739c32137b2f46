// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/absence/deeper_absence.h"

#include "core/evidence/question_words.h"
#include "core/language/word_splitter.h"
#include "core/sql/join_origin.h"

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

} // namespace ratatosk
