// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/building/compared_units.h"

#include "core/answer/building/number_places.h"
#include "core/english/language/question_words.h"
#include "core/english/language/stop_words.h"
#include "core/linking/links/number_literal.h"
#include "core/rules/amounts/unit_mentions.h"
#include "core/sql/tree/term_walk.h"

#include <algorithm>
#include <optional>

namespace ratatosk {
namespace {

bool isOnBothSides(ColumnId column, const sql::Literal& number, const CellLookup& cells)
{
    const auto any = [&](sql::ComparisonOperator side) {
        return cells.any(column, {sql::Comparison{cellOf(column), side, {number}}}) == CellLookup::Found::Yes;
    };
    return any(sql::ComparisonOperator::Less) && any(sql::ComparisonOperator::Greater);
}

/// A number that a column without a unit is held against, among its cells.
struct ComparedNumber {
    double value = 0;
    ColumnId column{};
};

std::vector<ComparedNumber> numbersAmongCells(const sql::Query& query, const CellLookup& cells)
{
    std::vector<ComparedNumber> numbers;
    const auto look = [&](const sql::Condition& condition) {
        const auto* test = std::get_if<sql::Comparison>(&condition.test);
        const auto* column = test ? std::get_if<sql::ColumnReference>(&test->left.term) : nullptr;
        const auto* number = test ? std::get_if<sql::Literal>(&test->right.term) : nullptr;
        const auto value = number ? readNumber(number->text) : std::nullopt;
        if (column && value && !unitOf(cells.schema().column(column->column)) && isOnBothSides(column->column, *number, cells))
            numbers.push_back({value->value, column->column});
    };
    sql::visitParts(query, {.condition = look});
    return numbers;
}

/// The first word behind a number, quotation marks aside.
int placeBehind(const Question& question, const NumberPlace& number)
{
    int place = number.end;
    while (place < static_cast<int>(question.words.size()) && isPunctuation(question.words[static_cast<std::size_t>(place)]))
        ++place;
    return place;
}

/// What a unit measures; of tons there are several, which measure the same.
std::optional<Measure> measureOf(const Word& word)
{
    if (hasLemma(word, "ton"))
        return Measure::Mass;
    const auto unit = unitNamed({word});
    return unit ? std::optional(unit->measure) : std::nullopt;
}

} // namespace

std::vector<int> unitsCompared(const sql::Query& query, const Question& question, const CellLookup& cells)
{
    std::vector<int> places;
    std::optional<std::vector<ComparedNumber>> compared; // only where a unit is said
    for (const NumberPlace& number : numberPlacesOf(question)) {
        const int place = placeBehind(question, number);
        const auto measure = place < static_cast<int>(question.words.size()) ? measureOf(question.words[static_cast<std::size_t>(place)])
                                                                             : std::nullopt;
        if (!measure)
            continue;
        if (!compared)
            compared = numbersAmongCells(query, cells);
        const auto isSame = [&](const ComparedNumber& other) {
            return other.value == number.value && isCalledAfter(cells.schema().column(other.column), *measure);
        };
        if (std::ranges::any_of(*compared, isSame))
            places.push_back(place);
    }
    return places;
}

} // namespace ratatosk
