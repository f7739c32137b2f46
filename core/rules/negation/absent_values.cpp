// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/negation/absent_values.h"

#include "core/rules/dates/iso_dates.h"
#include "core/sql/tree/conjuncts.h"
#include "core/sql/tree/query_search.h"
#include "core/sql/tree/term_walk.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::ComparisonOperator;
using sql::Condition;
using sql::Literal;
using sql::Query;

// What files have where there is nothing, the plainest first.
constexpr std::array kStandIns{"", "none", "n/a", "na", "null", "nil", "-", "unknown"};

/// The column that is to have nothing, `x IS NULL`; null: another condition.
const ColumnReference* columnLacked(const Condition& demand)
{
    const auto* test = std::get_if<sql::NullTest>(&demand.test);
    return test && !test->isNegated ? std::get_if<ColumnReference>(&test->value.term) : nullptr;
}

bool joinsLeftAnywhere(const Query& query)
{
    bool isFound = joinsLeft(query.first)
        || std::ranges::any_of(query.rest, [](const sql::SetOperand& operand) { return joinsLeft(operand.block); });
    const auto look = [&](const Query& inner) { isFound = isFound || joinsLeftAnywhere(inner); };
    visitTerms(
        query.first, [](const sql::Expression&) {}, look);
    for (const sql::SetOperand& operand : query.rest)
        visitTerms(
            operand.block, [](const sql::Expression&) {}, look);
    return isFound;
}

/// What stands for nothing in a column without NULLs.
std::optional<Literal> standInOf(ColumnId column, const CellLookup& cells)
{
    const Condition isNumber{sql::Comparison{cellOf(column), ComparisonOperator::Less, {Literal{ValueType::Text, ""}}}}; // before any text
    if (cells.any(column, isNumber) == CellLookup::Found::Yes) {
        const Condition isZero{sql::Comparison{cellOf(column), ComparisonOperator::Equal, {Literal{ValueType::Integer, "0"}}}};
        const bool hasZero = cells.any(column, isZero) == CellLookup::Found::Yes;
        return hasZero ? std::optional(Literal{ValueType::Integer, "0"}) : std::nullopt;
    }
    for (const char* word : kStandIns) {
        const auto found = cells.cells(column, {sql::Like{cellOf(column), {Literal{ValueType::Text, word}}}}, 1); // in any case
        if (!found.empty() && std::holds_alternative<std::string>(found.front()))
            return Literal{ValueType::Text, std::get<std::string>(found.front())};
    }
    return {};
}

Condition isEmpty(const ColumnReference& column, bool isNegated)
{
    return {
        sql::Comparison{{column}, isNegated ? ComparisonOperator::NotEqual : ComparisonOperator::Equal, {Literal{ValueType::Text, ""}}}};
}

/// Of a column with both NULLs and empty texts a test for the ones is for the others as well.
bool testBothAbsences(Condition& condition, const CellLookup& cells)
{
    const auto* test = std::get_if<sql::NullTest>(&condition.test);
    const auto* column = test ? std::get_if<ColumnReference>(&test->value.term) : nullptr;
    if (!column || cells.any(column->column, isEmpty(*column, false)) != CellLookup::Found::Yes)
        return false;
    if (test->isNegated)
        condition = isEmpty(*column, true); // which NULL is not, either
    else
        condition = {sql::Junction{sql::Connective::Or, {condition, isEmpty(*column, false)}}};
    return true;
}

/// An empty text that is nowhere in a column with NULLs stands for them.
bool testForNull(Condition& condition, const CellLookup& cells)
{
    const auto* test = std::get_if<sql::Comparison>(&condition.test);
    const auto* column = test ? std::get_if<ColumnReference>(&test->left.term) : nullptr;
    const bool isOfEmpty = column && test->right == sql::Expression{Literal{ValueType::Text, ""}};
    if (!isOfEmpty || cells.any(column->column, isEmpty(*column, false)) != CellLookup::Found::No
        || cells.any(column->column, {sql::NullTest{{*column}}}) != CellLookup::Found::Yes)
        return false;
    condition = {sql::NullTest{{*column}, test->operation == ComparisonOperator::NotEqual}};
    return true;
}

/// `refunded_on != '5'`: no day is a small number, and what is not 5 has not been.
bool isOfNoDay(const sql::Comparison& test, const CellLookup& cells)
{
    constexpr std::size_t kDigitsOfYear = 4;
    const auto* column = std::get_if<ColumnReference>(&test.left.term);
    const auto* literal = column ? std::get_if<Literal>(&test.right.term) : nullptr;
    const bool isSmall = literal && !literal->text.empty() && literal->text.size() < kDigitsOfYear
        && literal->text.find_first_not_of("0123456789") == std::string::npos;
    return isSmall && test.operation == ComparisonOperator::NotEqual && holdsDays(column->column, cells);
}

/// Columns of which the query says itself what stands for nothing: `zip IS NULL OR zip = ''`.
std::vector<ColumnReference> columnsSettled(const Query& query)
{
    std::vector<ColumnReference> settled;
    visitParts(query, {.condition = [&](const Condition& condition) {
                   const auto* either = std::get_if<sql::Junction>(&condition.test);
                   if (!either || either->connective != sql::Connective::Or)
                       return;
                   for (const Condition& part : either->parts) {
                       const ColumnReference* lacked = columnLacked(part);
                       if (lacked && std::ranges::find(either->parts, isEmpty(*lacked, false)) != either->parts.end())
                           settled.push_back(*lacked);
                   }
               }});
    return settled;
}

bool testAbsentValue(Condition& condition, const CellLookup& cells)
{
    if (const auto* comparison = std::get_if<sql::Comparison>(&condition.test); comparison && isOfNoDay(*comparison, cells)) {
        condition = {sql::NullTest{comparison->left}};
        testAbsentValue(condition, cells); // as what this column has for nothing
        return true;
    }
    const auto* test = std::get_if<sql::NullTest>(&condition.test);
    const auto* column = test ? std::get_if<ColumnReference>(&test->value.term) : nullptr;
    if (!column)
        return testForNull(condition, cells);
    if (cells.any(column->column, {sql::NullTest{{*column}}}) != CellLookup::Found::No)
        return testBothAbsences(condition, cells);
    const auto standIn = standInOf(column->column, cells);
    if (!standIn)
        return false;
    const bool isNumber = standIn->type == ValueType::Integer;
    const auto present = isNumber ? ComparisonOperator::Greater : ComparisonOperator::NotEqual;
    condition = {sql::Comparison{{*column}, test->isNegated ? present : ComparisonOperator::Equal, {*standIn}}};
    return true;
}

/// A median leaves out NULL by its own conditions, whatever the question is: nobody asks for what is missing.
bool takesMiddleAnywhere(const Query& query)
{
    bool takesMiddle = query.takesMiddle;
    visitTerms(
        query.first, [](const sql::Expression&) {}, [&](const Query& inner) { takesMiddle = takesMiddle || takesMiddleAnywhere(inner); });
    return takesMiddle;
}

/// "Have not paid their fee": `fee IS NULL AND paid_on IS NULL`, where every row has a fee.
bool dropImpossibleTests(Query& query, const CellLookup& cells)
{
    std::vector<Condition> demands = sql::conjuncts(query.first.where);
    const auto finds = [&](const Condition& demand, CellLookup::Found found) {
        const ColumnReference* column = columnLacked(demand);
        return column && cells.any(column->column, demand) == found;
    };
    const auto isPossible = [&](const Condition& demand) { return finds(demand, CellLookup::Found::Yes); };
    const auto isImpossible = [&](const Condition& demand) {
        return finds(demand, CellLookup::Found::No) && !standInOf(columnLacked(demand)->column, cells);
    };
    if (std::ranges::none_of(demands, isPossible) || std::erase_if(demands, isImpossible) == 0)
        return false;
    query.first.where = sql::allOf(demands);
    return true;
}

} // namespace

bool testAbsentValues(Query& query, const CellLookup& cells)
{
    if (joinsLeftAnywhere(query) || takesMiddleAnywhere(query))
        return false;
    const Query before = query;
    dropImpossibleTests(query, cells);
    const std::vector<ColumnReference> settled = columnsSettled(query);
    const auto edit = [&](Condition& condition) {
        const ColumnReference* lacked = columnLacked(condition);
        if (lacked && std::ranges::find(settled, *lacked) != settled.end())
            return;
        testAbsentValue(condition, cells);
    };
    editParts(query, {edit, {}});
    return query != before;
}

} // namespace ratatosk
