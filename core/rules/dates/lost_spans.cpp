// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/dates/lost_spans.h"

#include "core/rules/dates/day_spans.h"
#include "core/rules/dates/iso_dates.h"
#include "core/sql/tree/conjuncts.h"
#include "core/sql/tree/term_walk.h"

#include <optional>
#include <utility>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Comparison;
using sql::ComparisonOperator;
using sql::Condition;
using sql::Expression;

/// The one column of days that a block's tables have.
std::optional<ColumnReference> onlyDayColumn(const sql::SelectBlock& block, const CellLookup& cells)
{
    std::optional<ColumnReference> only;
    for (int source = 0; source < static_cast<int>(block.from.size()); ++source) {
        const auto* table = std::get_if<TableId>(&block.from[static_cast<std::size_t>(source)].relation);
        if (!table)
            return {};
        for (const ColumnId column : cells.schema().columnsOf(*table)) {
            if (!holdsDays(column, cells))
                continue;
            if (only)
                return {};
            only = ColumnReference{{0, source}, column};
        }
    }
    return only;
}

} // namespace

bool addLostSpan(sql::Query& query, const Question& question, const CellLookup& cells)
{
    const auto span = daySpanOf(question);
    if (!span)
        return false;
    sql::SelectBlock* block = &query.first;
    const sql::Query* whole = &query;
    while (block->from.size() == 1 && whole->rest.empty()) {
        auto* inner = std::get_if<sql::Box<sql::Query>>(&block->from.front().relation);
        if (!inner)
            break;
        whole = &**inner;
        block = &(*inner)->first;
    }
    bool isTested = !whole->rest.empty();
    sql::visitParts(query, {.condition = [&](const Condition& condition) {
                        sql::visitTerms(condition, [&](const Expression& term) {
                            const auto* column = std::get_if<ColumnReference>(&term.term);
                            isTested = isTested || (column && holdsDays(column->column, cells));
                        });
                    }});
    const auto column = isTested ? std::nullopt : onlyDayColumn(*block, cells);
    if (!column)
        return false;
    for (const auto& [operation, day] :
         {std::pair(ComparisonOperator::GreaterEqual, span->first), {ComparisonOperator::Less, span->behind}})
        if (!day.empty())
            sql::addConjunct(block->where, {Comparison{{*column}, operation, {sql::textLiteral(day)}}});
    return true;
}

} // namespace ratatosk
