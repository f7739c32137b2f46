// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/compared_units.h"

#include "core/amounts/unit_mentions.h"
#include "core/evidence/number_places.h"
#include "core/language/stop_words.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <charconv>
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

/// The numbers that columns without a unit are held against, among their cells.
std::vector<double> numbersAmongCells(const sql::Query& query, const CellLookup& cells)
{
    std::vector<double> numbers;
    const auto look = [&](const sql::Condition& condition) {
        const auto* test = std::get_if<sql::Comparison>(&condition.test);
        const auto* column = test ? std::get_if<sql::ColumnReference>(&test->left.term) : nullptr;
        const auto* number = test ? std::get_if<sql::Literal>(&test->right.term) : nullptr;
        double value = 0;
        const bool isNumber = number
            && std::from_chars(number->text.data(), number->text.data() + number->text.size(), value).ec == std::errc();
        if (column && isNumber && !unitOf(cells.schema().column(column->column)) && isOnBothSides(column->column, *number, cells))
            numbers.push_back(value);
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

} // namespace

std::vector<int> unitsCompared(const sql::Query& query, const Question& question, const CellLookup& cells)
{
    std::vector<int> places;
    std::optional<std::vector<double>> compared; // only where a unit is said
    for (const NumberPlace& number : numberPlacesOf(question)) {
        const int place = placeBehind(question, number);
        if (place >= static_cast<int>(question.words.size()) || !unitNamed({question.words[static_cast<std::size_t>(place)]}))
            continue;
        if (!compared)
            compared = numbersAmongCells(query, cells);
        if (std::ranges::find(*compared, number.value) != compared->end())
            places.push_back(place);
    }
    return places;
}

} // namespace ratatosk
