// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/tree/query_search.h"

#include "core/english/text/characters.h"
#include "core/sql/tree/term_walk.h"

#include <algorithm>
#include <functional>
#include <string>

namespace ratatosk {
namespace {

bool anyPart(const sql::Query& query, const std::function<bool(const sql::Expression&)>& test)
{
    bool isFound = false;
    sql::visitParts(query, {.expression = [&](const sql::Expression& expression) { isFound = isFound || test(expression); }});
    return isFound;
}

template <class Part>
std::optional<sql::ColumnReference> onlyColumn(const Part& part)
{
    std::optional<sql::ColumnReference> column;
    bool isOne = true;
    sql::visitTerms(part, [&](const sql::Expression& term) {
        const auto* found = std::get_if<sql::ColumnReference>(&term.term);
        isOne = isOne && (!found || !column || *column == *found);
        if (found)
            column = *found;
    });
    return isOne ? column : std::nullopt;
}

} // namespace

bool shows(const sql::SelectBlock& block, const sql::Expression& expression)
{
    return std::ranges::any_of(block.items, [&](const sql::SelectItem& item) { return item.expression == expression; });
}

bool joinsLeft(const sql::SelectBlock& block)
{
    return std::ranges::any_of(block.from, [](const sql::Source& source) { return source.kind == sql::JoinKind::Left; });
}

std::optional<sql::ColumnReference> onlyColumnOf(const sql::Expression& expression)
{
    return onlyColumn(expression);
}

std::optional<sql::ColumnReference> onlyColumnOf(const sql::Condition& condition)
{
    return onlyColumn(condition);
}

bool usesColumn(const sql::Query& query, ColumnId column)
{
    return anyPart(query, [&](const sql::Expression& expression) {
        const auto* reference = std::get_if<sql::ColumnReference>(&expression.term);
        return reference && reference->column == column;
    });
}

bool usesTable(const sql::Query& query, TableId table)
{
    bool isUsed = false;
    const auto look = [&](const sql::SelectBlock& block) {
        for (const sql::Source& source : block.from) {
            const auto* inner = std::get_if<sql::Box<sql::Query>>(&source.relation);
            isUsed = isUsed || (inner ? usesTable(**inner, table) : std::get<TableId>(source.relation) == table);
        }
        sql::visitTerms(
            block, [](const sql::Expression&) {}, [&](const sql::Query& inner) { isUsed = isUsed || usesTable(inner, table); });
    };
    look(query.first);
    for (const sql::SetOperand& operand : query.rest)
        look(operand.block);
    return isUsed;
}

bool testsColumn(const sql::Condition& condition, const sql::ColumnReference& column)
{
    bool isFound = false;
    sql::visitTerms(condition, [&](const sql::Expression& term) { isFound = isFound || term == sql::Expression{column}; });
    return isFound;
}

bool testsColumn(const sql::SelectBlock& block, const sql::ColumnReference& column)
{
    return block.where && testsColumn(*block.where, column);
}

std::optional<int> placeInFrom(TableId table, const sql::SelectBlock& block)
{
    for (int source = 0; source < static_cast<int>(block.from.size()); ++source)
        if (block.from[static_cast<std::size_t>(source)].relation == decltype(sql::Source::relation)(table))
            return source;
    return {};
}

std::optional<int> onlySourceShown(const sql::SelectBlock& block)
{
    std::optional<int> source;
    for (const sql::SelectItem& item : block.items) {
        const auto* column = std::get_if<sql::ColumnReference>(&item.expression.term);
        if (!column || (source && *source != column->source.index))
            return {};
        source = column->source.index;
    }
    return source;
}

bool isOfTables(const sql::SelectBlock& block)
{
    return !block.from.empty()
        && std::ranges::all_of(block.from, [](const sql::Source& source) { return std::holds_alternative<TableId>(source.relation); });
}

bool isFlat(const sql::Query& query)
{
    bool holdsQueries = false;
    sql::visitTerms(
        query.first, [](const sql::Expression&) {}, [&](const sql::Query&) { holdsQueries = true; });
    return query.rest.empty() && isOfTables(query.first) && !holdsQueries;
}

sql::Query* onlyInner(sql::SelectBlock& block)
{
    auto* inner = block.from.size() == 1 ? std::get_if<sql::Box<sql::Query>>(&block.from.front().relation) : nullptr;
    return inner && (*inner)->rest.empty() ? &**inner : nullptr;
}

std::vector<sql::ColumnReference> columnsInFrom(const sql::SelectBlock& block, const Schema& schema)
{
    std::vector<sql::ColumnReference> columns;
    for (int source = 0; source < static_cast<int>(block.from.size()); ++source) {
        const auto* table = std::get_if<TableId>(&block.from[static_cast<std::size_t>(source)].relation);
        for (const ColumnId column : table ? schema.columnsOf(*table) : std::vector<ColumnId>())
            columns.push_back({{0, source}, column});
    }
    return columns;
}

bool anyBesideWhere(const sql::SelectBlock& block, const std::function<bool(const sql::Condition&)>& passes)
{
    sql::Query rest{.first = block};
    rest.first.where.reset();
    bool isFound = false;
    sql::visitParts(rest, {.condition = [&](const sql::Condition& condition) { isFound = isFound || passes(condition); }});
    return isFound;
}

} // namespace ratatosk
