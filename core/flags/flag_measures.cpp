// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/flags/flag_measures.h"

#include "core/evidence/question_words.h"
#include "core/flags/flag_sense.h"
#include "core/schema/only_key.h"
#include "core/sql/conjuncts.h"
#include "core/sql/query_search.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::Aggregate;
using sql::AggregateCall;
using sql::Arithmetic;
using sql::ArithmeticOperator;
using sql::ColumnReference;
using sql::Condition;
using sql::Expression;

/// sum(paid), avg(paid) of yes and no, that the question speaks of.
struct FlagSum {
    ColumnReference flag;
    Condition test; ///< what the question says of it
};

std::optional<FlagSum> flagSummed(const Expression& expression, const Question& question, const CellLookup& cells)
{
    const auto* call = std::get_if<AggregateCall>(&expression.term);
    const auto* column = call && call->function == Aggregate::Sum ? std::get_if<ColumnReference>(&call->argument->term) : nullptr;
    const auto said = column && !flagCells(column->column, cells).empty() ? flagSaid(question, cells.schema().column(column->column))
                                                                          : std::nullopt;
    auto test = said ? flagTest(*column, *said, cells) : std::nullopt;
    return test ? std::optional(FlagSum{*column, *std::move(test)}) : std::nullopt;
}

/// The figures of the same rows: no keys, and no other yes and no.
std::vector<ColumnId> figuresBeside(ColumnId flag, const CellLookup& cells)
{
    const Schema& schema = cells.schema();
    std::vector<ColumnId> columns = schema.columnsOf(schema.column(flag).table);
    std::erase_if(columns, [&](ColumnId id) {
        return id == flag || isKey(id, schema) || schema.column(id).type != ColumnType::Number || !flagCells(id, cells).empty();
    });
    return columns;
}

/// The one figure that the question names, or, of money, that there is.
std::optional<ColumnReference> measureBeside(const ColumnReference& flag, const Question& question, const CellLookup& cells)
{
    static constexpr std::array<std::string_view, 3> money{"money", "owe", "owed"};
    std::vector<ColumnId> columns = figuresBeside(flag.column, cells);
    if (columns.size() > 1 || !says(question, money))
        std::erase_if(columns, [&](ColumnId id) { return !namesColumn(question, cells.schema().column(id)); });
    return columns.size() == 1 ? std::optional(ColumnReference{flag.source, columns.front()}) : std::nullopt;
}

AggregateCall figureOf(const std::optional<ColumnReference>& measure, std::vector<Condition> filter)
{
    if (measure)
        return {.function = Aggregate::Sum, .argument = Expression{*measure}, .filter = std::move(filter)};
    return {.function = Aggregate::Count, .argument = Expression{sql::Star{}}, .filter = std::move(filter)};
}

/// 100.0 * sum(paid) / sum(paid), however filtered.
bool mendShare(Expression& expression, const Question& question, const CellLookup& cells)
{
    auto* share = std::get_if<Arithmetic>(&expression.term);
    auto* scaled = share && share->operation == ArithmeticOperator::Divide ? std::get_if<Arithmetic>(&share->left->term) : nullptr;
    const bool isScaled = scaled && scaled->operation == ArithmeticOperator::Multiply
        && std::holds_alternative<sql::Literal>(scaled->left->term);
    const auto part = isScaled ? flagSummed(*scaled->right, question, cells) : std::nullopt;
    const auto whole = isScaled ? flagSummed(*share->right, question, cells) : std::nullopt;
    if (!part || !whole || part->flag != whole->flag)
        return false;
    const auto measure = measureBeside(part->flag, question, cells);
    *scaled->right = {figureOf(measure, {part->test})};
    *share->right = {figureOf(measure, {})};
    return true;
}

/// sum(billable), where hours are asked for.
bool mendSum(sql::SelectBlock& block, Expression& expression, const Question& question, const CellLookup& cells)
{
    const auto sum = flagSummed(expression, question, cells);
    const auto measure = sum ? measureBeside(sum->flag, question, cells) : std::nullopt;
    if (!measure)
        return false;
    expression = {figureOf(measure, std::get<AggregateCall>(expression.term).filter)};
    if (!testsColumn(block, sum->flag))
        sql::addConjunct(block.where, sum->test);
    return true;
}

} // namespace

bool addUpMeasuresOfFlags(sql::Query& query, const Question& question, const CellLookup& cells)
{
    if (!query.rest.empty() || cells.schema().dialect() != Dialect::Sqlite || !isOfTables(query.first))
        return false;
    bool hasChanged = false;
    for (sql::SelectItem& item : query.first.items)
        hasChanged |= mendShare(item.expression, question, cells) || mendSum(query.first, item.expression, question, cells);
    return hasChanged;
}

} // namespace ratatosk
