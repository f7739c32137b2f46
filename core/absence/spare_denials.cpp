// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/absence/spare_denials.h"

#include "core/evidence/question_words.h"
#include "core/language/scaffold_words.h"
#include "core/sql/conjuncts.h"
#include "core/sql/query_search.h"

#include <algorithm>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Condition;
using sql::SelectBlock;

/// NOT IN (SELECT ... FROM one table): that table.
const TableId* tableLacking(const Condition& demand)
{
    const auto* in = std::get_if<sql::InQuery>(&demand.test);
    const bool isOfOne = in && in->isNegated && in->query->rest.empty() && in->query->first.from.size() == 1;
    return isOfOne ? std::get_if<TableId>(&in->query->first.from.front().relation) : nullptr;
}

bool isOpen(const Condition& demand)
{
    const auto* test = std::get_if<sql::NullTest>(&demand.test);
    return test && !test->isNegated;
}

/// "not yet" and "still not" are one.
int denialsIn(const Question& question)
{
    int denials = 0;
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word) {
        const bool isOne = isDenial(wordAt(question, word)) || wordAt(question, word) == "no" || wordAt(question, word) == "never";
        denials += isOne ? 1 : 0;
    }
    return denials;
}

/// By a word that is not one of the names of the tables in FROM.
bool isSpokenOf(TableId table, const SelectBlock& block, const Question& question, const Schema& schema)
{
    std::vector<Word> words = splitName(schema.table(table).spokenName);
    for (const sql::Source& source : block.from)
        if (const auto* other = std::get_if<TableId>(&source.relation))
            std::erase_if(words, [&](const Word& word) {
                const std::vector<Word> name = splitName(schema.table(*other).spokenName);
                return std::ranges::any_of(name, [&](const Word& part) { return sameWord(part, word); });
            });
    return speaksOf(question, words);
}

/// JOIN shot ON shot.pet = pet.id WHERE pet.id NOT IN (SELECT pet FROM shot)
bool contradictsJoin(const Condition& demand, const SelectBlock& block)
{
    const auto& in = std::get<sql::InQuery>(demand.test);
    const SelectBlock& inner = in.query->first;
    const auto* listed = inner.items.size() == 1 ? std::get_if<ColumnReference>(&inner.items.front().expression.term) : nullptr;
    const auto isSame = [&](const sql::Source& source) {
        return source.kind == sql::JoinKind::Inner && std::ranges::any_of(source.keys, [&](const sql::JoinKey& key) {
                   return (sql::Expression{key.left} == in.value && key.right.column == listed->column)
                       || (sql::Expression{key.right} == in.value && key.left.column == listed->column);
               });
    };
    return listed && (!inner.where || std::holds_alternative<sql::NullTest>(inner.where->test)) && std::ranges::any_of(block.from, isSame);
}

} // namespace

bool dropSpareDenials(sql::Query& query, const Question& question, const Schema& schema)
{
    SelectBlock& block = query.first;
    std::vector<Condition> demands = sql::conjuncts(block.where);
    const bool isMet = query.rest.empty() && std::ranges::any_of(demands, isOpen) && denialsIn(question) <= 1;
    const auto erased = std::erase_if(demands, [&](const Condition& demand) {
        const TableId* table = tableLacking(demand);
        return table
            && (contradictsJoin(demand, block) || (isMet && !placeInFrom(*table, block) && !isSpokenOf(*table, block, question, schema)));
    });
    if (erased > 0)
        block.where = sql::allOf(demands);
    return erased > 0;
}

} // namespace ratatosk
