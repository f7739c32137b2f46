// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mending/cell_lookup.h"

#include "core/printing/unparser.h"
#include "core/ranking/trial_run.h"
#include "core/sql/term_walk.h"

#include <string>
#include <utility>

namespace ratatosk {

sql::Expression cellOf(ColumnId column)
{
    return {sql::ColumnReference{{}, column}};
}

Result<ResultTable> CellLookup::rows(sql::SelectBlock block, ColumnId column, sql::Condition test, int most) const
{
    sql::editTerms(test, [](sql::Expression& term) {
        if (auto* reference = std::get_if<sql::ColumnReference>(&term.term))
            reference->source = {};
    });
    block.from.push_back({.relation = m_schema.column(column).table});
    block.where = std::move(test);
    const sql::Query query{.first = std::move(block), .limit = sql::Literal{ValueType::Integer, std::to_string(most)}};
    return m_database.run(sql::unparse(query, m_schema), kTrialLimits, m_stop);
}

CellLookup::Found CellLookup::any(ColumnId column, sql::Condition test) const
{
    const sql::Expression one{sql::Literal{ValueType::Integer, "1"}};
    const auto found = rows({.items = {{one, {}}}}, column, std::move(test), 1);
    if (!found)
        return Found::Unknown;
    return found->rows.empty() ? Found::No : Found::Yes;
}

std::vector<Cell> CellLookup::cells(ColumnId column, sql::Condition test, int most) const
{
    std::vector<Cell> cells;
    if (const auto found = rows({.isDistinct = true, .items = {{cellOf(column), {}}}}, column, std::move(test), most)) {
        for (const std::vector<Cell>& row : found->rows)
            cells.push_back(row.front());
    }
    return cells;
}

} // namespace ratatosk
