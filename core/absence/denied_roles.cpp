// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/absence/denied_roles.h"

#include "core/evidence/denials.h"
#include "core/evidence/question_words.h"
#include "core/schema/only_key.h"
#include "core/sql/conjuncts.h"
#include "core/sql/query_search.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Condition;

/// "Never were leader", "has not been the leader": what the key is called by stands behind the denial.
bool isDenied(const Question& question, const Word& role)
{
    static constexpr std::array<std::string_view, 7> between{"be", "been", "was", "were", "a", "an", "the"};
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word)
        if (sameWord(question.words[static_cast<std::size_t>(word)], role) && isDeniedAt(question, word, between))
            return true;
    return false;
}

/// By another word than those of the table that the key refers to: everybody's key has these.
template <class Passes>
bool isCalledInQuestion(const ForeignKey& key, const Schema& schema, const Passes& passes)
{
    static constexpr std::array<std::string_view, 4> identifiers{"id", "no", "code", "number"};
    const std::vector<Word> referred = splitName(schema.table(schema.column(key.to).table).spokenName);
    return std::ranges::any_of(splitName(schema.column(key.from).spokenName), [&](const Word& part) {
        const bool isOfTable = std::ranges::any_of(referred, [&](const Word& word) { return sameWord(word, part); });
        return !isOfTable && !hasLemma(part, identifiers) && passes(part);
    });
}

/// The only key to the column that the question has a word for, which it denies.
std::optional<ForeignKey> roleSaid(ColumnId column, const Question& question, const Schema& schema)
{
    const auto isSaid = [&](const Word& role) { return speaksOf(question, {role}); };
    const auto isSaidToBeNot = [&](const Word& role) { return isDenied(question, role); };
    const auto role = onlyForeignKey(schema,
                                     [&](const ForeignKey& key) { return key.to == column && isCalledInQuestion(key, schema, isSaid); });
    return role && isCalledInQuestion(*role, schema, isSaidToBeNot) ? role : std::nullopt;
}

/// SELECT key FROM table, and nothing else.
const ColumnReference* onlyColumn(const sql::Query& query)
{
    const sql::SelectBlock& block = query.first;
    const bool isBare = query.rest.empty() && block.from.size() == 1 && block.items.size() == 1 && block.groupBy.empty() && !block.where;
    return isBare ? std::get_if<ColumnReference>(&block.items.front().expression.term) : nullptr;
}

bool denyRole(Condition& condition, const sql::Query& query, const Question& question, const Schema& schema)
{
    auto* among = std::get_if<sql::InQuery>(&condition.test);
    const auto* left = among && among->isNegated ? std::get_if<ColumnReference>(&among->value.term) : nullptr;
    const ColumnReference* denied = left ? onlyColumn(*among->query) : nullptr;
    const auto role = denied ? roleSaid(left->column, question, schema) : std::nullopt;
    if (!role || usesColumn(query, role->from))
        return false;
    sql::SelectBlock& block = among->query->first;
    block.from.front().relation = schema.column(role->from).table;
    block.items.front().expression = {ColumnReference{{0, 0}, role->from}};
    return true;
}

} // namespace

bool denyRoleSaid(sql::Query& query, const Question& question, const Schema& schema)
{
    std::vector<Condition> demands = sql::conjuncts(query.first.where);
    bool hasChanged = false;
    for (Condition& demand : demands)
        hasChanged |= denyRole(demand, query, question, schema);
    if (hasChanged)
        query.first.where = sql::allOf(demands);
    return hasChanged;
}

} // namespace ratatosk
