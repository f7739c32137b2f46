// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/flags/flags_in_order.h"

#include "core/evidence/question_words.h"
#include "core/flags/flag_sense.h"
#include "core/language/comparison_words.h"
#include "core/language/wordnet.h"
#include "core/sql/conjuncts.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;

/// "At least three" is none.
bool asksForExtreme(const Question& question)
{
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word)
        if (wordAt(question, word - 1) != "at" && isSuperlative(wordAt(question, word), installedWordNet()))
            return true;
    return false;
}

bool asksForLeast(const Question& question)
{
    static constexpr std::array<std::string_view, 5> lows{"cheapest", "lowest", "smallest", "fewest", "shortest"};
    return says(question, lows);
}

/// "The most renewals" of loans none of which has been renewed twice yet: a figure.
bool asksForMost(const Question& question, const Column& column)
{
    static constexpr std::array<std::string_view, 5> mosts{"most", "fewest", "least", "highest", "lowest"};
    const std::vector<Word> name = splitName(column.spokenName);
    for (int word = 1; word < static_cast<int>(question.words.size()); ++word) {
        const Word& said = question.words[static_cast<std::size_t>(word)];
        const bool isNamed = std::ranges::any_of(name, [&](const Word& part) { return sameWord(said, part); });
        if (isNamed && isOneOf(wordAt(question, word - 1), mosts))
            return true;
    }
    return false;
}

/// The one figure of rows that is shown.
std::vector<sql::OrderKey> orderShown(const sql::SelectBlock& block, const Question& question, const Schema& schema)
{
    std::vector<sql::OrderKey> keys;
    for (const sql::SelectItem& item : block.items) {
        const auto* column = std::get_if<ColumnReference>(&item.expression.term);
        if (column && schema.column(column->column).type == ColumnType::Number && !schema.column(column->column).isPrimaryKey)
            keys.push_back({item.expression, !asksForLeast(question)});
    }
    return keys.size() == 1 && asksForExtreme(question) ? keys : std::vector<sql::OrderKey>();
}

} // namespace

bool testFlagsInsteadOfOrder(sql::Query& query, const Question& question, const CellLookup& cells)
{
    const auto* column = query.rest.empty() && query.limit && query.orderBy.size() == 1
        ? std::get_if<ColumnReference>(&query.orderBy.front().expression.term)
        : nullptr;
    const Schema& schema = cells.schema();
    if (!column || schema.column(column->column).isPrimaryKey || asksForMost(question, schema.column(column->column))
        || flagCells(column->column, cells).size() < 2)
        return false;
    auto test = flagTest(*column, flagSaid(question, schema.column(column->column)).value_or(true), cells);
    if (!test)
        return false;
    sql::addConjunct(query.first.where, *std::move(test));
    query.orderBy = orderShown(query.first, question, schema);
    if (query.orderBy.empty()) {
        query.limit.reset();
        query.offset.reset();
    }
    return true;
}

} // namespace ratatosk
