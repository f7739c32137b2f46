// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/engine/cell_lookup.h"

#include "core/database/engine/trial_limits.h"
#include "core/sql/printing/unparser.h"
#include "core/sql/tree/conjuncts.h"
#include "core/sql/tree/term_walk.h"

#include <string>
#include <utility>

namespace ratatosk {

CellLookup::CellLookup(const Schema& schema, const Connection& database, std::stop_token stop)
    : m_schema(schema), m_database(database), m_stop(std::move(stop))
{
}

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
    return run(query);
}

Result<ResultTable> CellLookup::run(const sql::Query& query) const
{
    const std::string statement = sql::unparse(query, m_schema);
    if (const auto known = m_known.find(statement); known != m_known.end())
        return known->second;
    auto found = m_database.run(statement, kTrialLimits, m_stop);
    if (found)
        m_known.emplace(statement, *found);
    return found;
}

CellLookup::Found CellLookup::any(ColumnId column, sql::Condition test) const
{
    const sql::Expression one{sql::Literal{ValueType::Integer, "1"}};
    const auto found = rows({.items = {{one, {}}}}, column, std::move(test), 1);
    if (!found)
        return Found::Unknown;
    return found->rows.empty() ? Found::No : Found::Yes;
}

std::optional<std::int64_t> CellLookup::count(ColumnId column, sql::Condition test) const
{
    const sql::AggregateCall all{sql::Aggregate::Count, false, sql::Expression{sql::Star{}}, {}};
    const auto found = rows({.items = {{{all}, {}}}}, column, std::move(test), 1);
    const auto* number = found && found->rows.size() == 1 ? std::get_if<std::int64_t>(&found->rows.front().front()) : nullptr;
    return number ? std::optional(*number) : std::nullopt;
}

bool CellLookup::lacksSome(ColumnId column) const
{
    const sql::Expression blank{sql::Literal{ValueType::Text, ""}};
    const sql::Condition isBlank{sql::Comparison{cellOf(column), sql::ComparisonOperator::Equal, blank}};
    return any(column, {sql::NullTest{cellOf(column)}}) == Found::Yes || any(column, isBlank) == Found::Yes;
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

const std::vector<Cell>& CellLookup::firstCells(ColumnId column, int most) const
{
    const auto [place, isNew] = m_firstCells.try_emplace({column, most});
    std::vector<Cell>& cells = place->second;
    if (!isNew)
        return cells;
    const auto found = rows({.items = {{cellOf(column), {}}}}, column, {sql::NullTest{cellOf(column), true}}, most);
    for (std::size_t row = 0; found && row < found->rows.size(); ++row)
        cells.push_back(found->rows[row].front());
    return cells;
}

const std::vector<std::string>& CellLookup::firstTexts(ColumnId column, int most) const
{
    const auto [place, isNew] = m_firstTexts.try_emplace({column, most});
    std::vector<std::string>& texts = place->second;
    if (!isNew)
        return texts;
    for (const Cell& cell : firstCells(column, most)) {
        if (const auto* text = std::get_if<std::string>(&cell); text && !text->empty())
            texts.push_back(*text);
        if (const auto* number = std::get_if<std::int64_t>(&cell))
            texts.push_back(std::to_string(*number));
    }
    return texts;
}

CellLookup::Found CellLookup::repeats(const sql::SelectBlock& block, const sql::ColumnReference& column) const
{
    using sql::AggregateCall;
    const auto countOf = [&](bool isDistinct) {
        return sql::SelectItem{{AggregateCall{sql::Aggregate::Count, isDistinct, sql::Expression{column}, {}}}, {}};
    };
    sql::SelectBlock counts{.items = {countOf(false), countOf(true)}, .from = block.from, .where = block.where};
    const auto found = run(sql::Query{.first = std::move(counts)});
    if (!found || found->rows.size() != 1)
        return Found::Unknown;
    return found->rows.front().front() == found->rows.front().back() ? Found::No : Found::Yes;
}

} // namespace ratatosk
