// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/flags/flag_shares.h"

#include "core/evidence/question_words.h"
#include "core/flags/flag_sense.h"
#include "core/sql/query_search.h"
#include "core/sql/share.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::AggregateCall;
using sql::Arithmetic;
using sql::ArithmeticOperator;
using sql::ColumnReference;
using sql::Condition;
using sql::Expression;

constexpr std::array<std::string_view, 6> kShares{"share", "percent", "percentage", "proportion", "rate", "%"};

bool holdsFilter(const Expression& expression)
{
    if (const auto* call = std::get_if<AggregateCall>(&expression.term))
        return !call->filter.empty();
    const auto* sides = std::get_if<Arithmetic>(&expression.term);
    return sides && (holdsFilter(*sides->left) || holdsFilter(*sides->right));
}

/// 100.0 * x / y, or x / y: null where it is neither.
Arithmetic* shareShown(Expression& expression)
{
    auto* share = std::get_if<Arithmetic>(&expression.term);
    return share && share->operation == ArithmeticOperator::Divide && !holdsFilter(expression) ? share : nullptr;
}

/// Whether figures of other columns are divided: wins by all games.
bool dividesFigures(const Expression& expression, const CellLookup& cells)
{
    bool isOfFigures = false;
    sql::visitTerms(
        expression,
        [&](const Expression& term) {
            const auto* column = std::get_if<ColumnReference>(&term.term);
            isOfFigures = isOfFigures
                || (column && cells.schema().column(column->column).type == ColumnType::Number && flagCells(column->column, cells).empty()
                    && !cells.schema().column(column->column).isPrimaryKey);
        },
        [](const sql::Query&) {});
    return isOfFigures;
}

/// The test of the one column of yes and no that the question names.
std::optional<Condition> flagMeant(const sql::SelectBlock& block, const Question& question, const CellLookup& cells)
{
    std::optional<Condition> meant;
    for (const ColumnReference& column : columnsInFrom(block, cells.schema())) {
        const auto said = flagSaid(question, cells.schema().column(column.column));
        auto test = said && !testsColumn(block, column) ? flagTest(column, *said, cells) : std::nullopt;
        if (test && meant)
            return {};
        if (test)
            meant = std::move(test);
    }
    return meant;
}

AggregateCall countOfRows()
{
    return {.function = sql::Aggregate::Count, .argument = Expression{sql::Star{}}};
}

/// The columns that the filters of a share test.
std::vector<ColumnReference> columnsFiltered(const Expression& expression)
{
    std::vector<ColumnReference> columns;
    const auto* share = std::get_if<Arithmetic>(&expression.term);
    const auto* scaled = share && share->operation == ArithmeticOperator::Divide ? std::get_if<Arithmetic>(&share->left->term) : nullptr;
    const auto* some = scaled ? std::get_if<AggregateCall>(&scaled->right->term) : nullptr;
    for (const Condition& filter : some ? some->filter : std::vector<Condition>()) {
        const auto* test = std::get_if<sql::Comparison>(&filter.test);
        const auto* column = test ? std::get_if<ColumnReference>(&test->left.term) : nullptr;
        if (column && test->operation == sql::ComparisonOperator::Equal)
            columns.push_back(*column);
    }
    return columns;
}

/// The share of those that say yes among those that say yes is all, or nothing.
bool ungroup(sql::SelectBlock& block)
{
    for (const sql::SelectItem& item : block.items)
        for (const ColumnReference& column : columnsFiltered(item.expression)) {
            const Expression key{column};
            if (std::erase(block.groupBy, key) == 0)
                continue;
            std::erase_if(block.items, [&](const sql::SelectItem& one) { return one.expression == key; });
            return true;
        }
    return false;
}

} // namespace

bool shareOfFlags(sql::Query& query, const Question& question, const CellLookup& cells)
{
    sql::SelectBlock& block = query.first;
    if (!query.rest.empty() || cells.schema().dialect() != Dialect::Sqlite || !says(question, kShares))
        return false;
    if (ungroup(block))
        return true;
    const auto item = std::ranges::find_if(
        block.items, [&](sql::SelectItem& one) { return shareShown(one.expression) != nullptr && !dividesFigures(one.expression, cells); });
    const auto flag = item != block.items.end() ? flagMeant(block, question, cells) : std::nullopt;
    if (!flag)
        return false;
    Arithmetic& share = *shareShown(item->expression);
    AggregateCall some = countOfRows();
    some.filter = {*flag};
    sql::scaledPart(share) = {std::move(some)};
    share.right = Expression{countOfRows()};
    if (block.groupBy.empty())
        for (const sql::SelectItem& one : block.items)
            if (std::holds_alternative<ColumnReference>(one.expression.term))
                block.groupBy.push_back(one.expression);
    ungroup(block); // of the flag itself
    return true;
}

} // namespace ratatosk
