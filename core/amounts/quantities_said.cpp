// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/amounts/quantities_said.h"

#include "core/evidence/number_places.h"
#include "core/evidence/question_words.h"
#include "core/sql/conjuncts.h"
#include "core/sql/query_search.h"
#include "core/sql/term_walk.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Literal;

// What a number of things follows that rows have; behind "than" and "least" it is a bound.
constexpr std::array<std::string_view, 7> kHaving{"and", "with", "has", "have", "having", "exactly", "had"};
constexpr std::array<std::string_view, 2> kOpen{"or", "and"}; ///< "two beds or more"

bool usesNumber(const sql::Query& query, double number)
{
    const std::string text = fmt::format("{:g}", number);
    bool isUsed = query.limit && query.limit->text == text;
    sql::visitTerms(query.first, [&](const sql::Expression& expression) {
        const auto* literal = std::get_if<Literal>(&expression.term);
        isUsed = isUsed || (literal && literal->text == text);
    });
    return isUsed;
}

bool namesTable(const Question& question, int word, const Schema& schema)
{
    return std::ranges::any_of(schema.tables(), [&](const Table& table) { return saysAt(question, word, splitName(table.spokenName)); });
}

/// The one column of numbers in FROM that is named there and used nowhere.
std::optional<ColumnReference> quantityAt(int word, const sql::Query& query, const Question& question, const Schema& schema)
{
    std::vector<ColumnReference> found = columnsInFrom(query.first, schema);
    std::erase_if(found, [&](const ColumnReference& one) {
        const Column& column = schema.column(one.column);
        const std::vector<Word> name = splitName(column.spokenName);
        const int behind = word + static_cast<int>(name.size());
        return column.type != ColumnType::Number || column.isPrimaryKey || !saysAt(question, word, name) || usesColumn(query, one.column)
            || isOneOf(wordAt(question, behind), kOpen);
    });
    return found.size() == 1 && !namesTable(question, word, schema) ? std::optional(found.front()) : std::nullopt;
}

} // namespace

bool testQuantitiesSaid(sql::Query& query, const Question& question, const Schema& schema)
{
    if (!isFlat(query))
        return false;
    for (const NumberPlace& number : numberPlacesOf(question)) {
        const bool isHad = isOneOf(wordAt(question, number.begin - 1), kHaving) && number.value == std::floor(number.value);
        if (!isHad || usesNumber(query, number.value))
            continue;
        if (const auto column = quantityAt(number.end, query, question, schema)) {
            const Literal literal{ValueType::Integer, fmt::format("{:g}", number.value)};
            sql::addConjunct(query.first.where, {sql::Comparison{{*column}, sql::ComparisonOperator::Equal, {literal}}});
            return true;
        }
    }
    return false;
}

} // namespace ratatosk
