// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/absence/either_way.h"

#include "core/evidence/question_words.h"
#include "core/sql/conjuncts.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace ratatosk {
namespace {

using sql::Condition;

/// The word before "or not", behind "whether or not"; -1: neither is said.
int placeOfEither(const Question& question)
{
    for (int word = 0; word + 1 < static_cast<int>(question.words.size()); ++word) {
        const bool isNot = wordAt(question, word) == "or" && wordAt(question, word + 1) == "not";
        if (isNot)
            return wordAt(question, word - 1) == "whether" ? word + 2 : word - 1;
    }
    return -1;
}

/// The one column that the condition tests.
std::optional<ColumnId> columnTested(const Condition& condition)
{
    std::vector<ColumnId> columns;
    sql::visitTerms(condition, [&](const sql::Expression& term) {
        if (const auto* column = std::get_if<sql::ColumnReference>(&term.term))
            columns.push_back(column->column);
    });
    return columns.size() == 1 ? std::optional(columns.front()) : std::nullopt;
}

bool isOfWord(const Column& column, const Word& word)
{
    return std::ranges::any_of(splitName(column.spokenName), [&](const Word& part) { return sameWord(part, word); });
}

} // namespace

bool leaveUntestedEitherWay(sql::Query& query, const Question& question, const Schema& schema)
{
    const int place = query.rest.empty() ? placeOfEither(question) : -1;
    if (place < 0 || place >= static_cast<int>(question.words.size()))
        return false;
    std::vector<Condition> demands = sql::conjuncts(query.first.where);
    const auto erased = std::erase_if(demands, [&](const Condition& demand) {
        const auto column = columnTested(demand);
        return column && isOfWord(schema.column(*column), question.words[static_cast<std::size_t>(place)]);
    });
    if (erased > 0)
        query.first.where = sql::allOf(demands);
    return erased > 0;
}

} // namespace ratatosk
