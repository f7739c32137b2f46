// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/tree/plain_query.h"

#include "core/sql/tree/date_form.h"
#include "core/sql/tree/term_walk.h"

#include <algorithm>
#include <vector>

namespace ratatosk::sql {
namespace {

/// The column below functions that take marks away: replace(x, ',', ''), nullif(x, ''), trim(x).
const ColumnReference* columnBelowMarks(const Expression& expression)
{
    const auto* call = std::get_if<FunctionCall>(&expression.term);
    if (!call)
        return std::get_if<ColumnReference>(&expression.term);
    const bool takesMarks = call->function == Function::Replace || call->function == Function::NullIf || call->function == Function::Trim;
    const auto isLiteral = [](const Expression& argument) { return std::holds_alternative<Literal>(argument.term); };
    const bool areMarks = !call->arguments.empty() && std::all_of(call->arguments.begin() + 1, call->arguments.end(), isLiteral);
    return takesMarks && areMarks ? columnBelowMarks(call->arguments.front()) : nullptr;
}

/// The column that the expression reads a number from; null: another expression.
const ColumnReference* columnCast(const Expression& expression)
{
    const auto* cast = std::get_if<Cast>(&expression.term);
    return cast && cast->type != CastType::Text ? columnBelowMarks(*cast->value) : nullptr;
}

/// What the block shows and groups by, also in the queries of its FROM.
void addShown(SelectBlock& block, std::vector<Expression*>& shown)
{
    for (SelectItem& item : block.items)
        shown.push_back(&item.expression);
    for (Expression& key : block.groupBy)
        shown.push_back(&key);
    for (Source& source : block.from) {
        auto* inner = std::get_if<Box<Query>>(&source.relation);
        if (!inner)
            continue;
        addShown((*inner)->first, shown);
        for (SetOperand& operand : (*inner)->rest)
            addShown(operand.block, shown);
    }
}

void takeNumbersPlainly(Query& query, const std::function<bool(ColumnId)>& isOfTexts)
{
    const auto takePlainly = [&](Expression& expression) {
        const ColumnReference* column = columnCast(expression);
        if (column && isOfTexts(column->column))
            expression = {ColumnReference(*column)};
    };
    editParts(query, {.condition = [](Condition&) {}, .expression = takePlainly});
}

} // namespace

Query plainQuery(Query query, const std::function<bool(ColumnId)>& isOfTexts)
{
    std::vector<Expression*> shown;
    addShown(query.first, shown);
    for (SetOperand& operand : query.rest)
        addShown(operand.block, shown);
    std::vector<Expression> before;
    for (const Expression* expression : shown)
        before.push_back(*expression);
    takeDatesPlainly(query);
    takeNumbersPlainly(query, isOfTexts);
    for (std::size_t i = 0; i < shown.size(); ++i) {
        if (std::holds_alternative<ColumnReference>(shown[i]->term))
            *shown[i] = before[i];
    }
    return query;
}

} // namespace ratatosk::sql
