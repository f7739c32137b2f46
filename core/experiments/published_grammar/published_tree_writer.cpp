// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/published_grammar/published_tree_writer.h"

#include "core/experiments/published_grammar/published_names.h"

#include <fmt/format.h>

#include <algorithm>

namespace ratatosk {

using namespace sql::spider;
using sql::GrammarTree;

namespace {

template <class Names, class Enum>
std::string_view nameIn(const Names& names, Enum value)
{
    return names[static_cast<size_t>(value)];
}

/// The production of a condition; empty when there is none.
std::string_view productionOf(const Condition& condition)
{
    const auto right = nestedQuery(condition.first) && condition.comparison != Comparison::Between ? published::Right::Query
                                                                                                   : published::Right::Literal;
    for (const published::ConditionName& name : published::conditions) {
        if (name.comparison == condition.comparison && name.isNegated == condition.isNegated && name.right == right)
            return name.production;
    }
    return {};
}

} // namespace

PublishedTreeWriter::PublishedTreeWriter(const Schema& schema, const sql::Grammar& grammar)
    : m_schema(schema), m_grammar(grammar), m_expanded(schema)
{
}

Result<GrammarTree> PublishedTreeWriter::write(const Query& query)
{
    std::vector<Trees> blocks{{block(query)}};
    if (!query.combined.empty())
        blocks.push_back({block(query.combined.front())});
    GrammarTree tree = node(query.combined.empty() ? "SingleQuery" : nameIn(published::setOperators, query.setOperator), blocks);
    if (m_error)
        return *m_error;
    return tree;
}

GrammarTree PublishedTreeWriter::node(std::string_view production, std::vector<Trees> fields) const
{
    return {.rule = m_grammar.rule(std::string(production)), .fields = std::move(fields)};
}

GrammarTree PublishedTreeWriter::block(const Query& block)
{
    Trees items;
    for (const SelectItem& item : block.select) {
        const GrammarTree aggregate = node(nameIn(published::aggregates, item.aggregate));
        items.push_back(node("SelectCol", {{aggregate}, {valueUnit(item.value, block)}}));
    }
    return node("Query", {{node("Select", {items})}, from(block), where(block), having(block), order(block), group(block)});
}

PublishedTreeWriter::Trees PublishedTreeWriter::from(const Query& block)
{
    Trees joins;
    for (const Condition& condition : block.joins.units) {
        if (const auto* right = std::get_if<ColumnUnit>(&condition.first))
            joins.push_back(join(condition.left.left, *right, block));
    }
    if (joins.empty())
        return {};
    return {node("From", {joins})};
}

PublishedTreeWriter::Trees PublishedTreeWriter::where(const Query& block)
{
    if (block.where.empty())
        return {};
    return {node("Where", {{conditions(block.where, 0, block)}})};
}

PublishedTreeWriter::Trees PublishedTreeWriter::having(const Query& block)
{
    if (block.having.empty())
        return {};
    return {node("Having", {{conditions(block.having, 0, block)}})};
}

PublishedTreeWriter::Trees PublishedTreeWriter::order(const Query& block)
{
    if (block.orderBy.empty())
        return {};
    Trees keys;
    for (const ValueUnit& key : block.orderBy)
        keys.push_back(valueUnit(key, block));
    return {node(block.limit ? "Superlative" : "Order", {{node(nameIn(published::directions, block.direction))}, keys})};
}

PublishedTreeWriter::Trees PublishedTreeWriter::group(const Query& block)
{
    if (block.groupBy.empty())
        return {};
    Trees keys;
    for (const ColumnUnit& key : block.groupBy)
        keys.push_back(columnUnit(key, block));
    return {node("GroupBy", {keys})};
}

/// A chain branches to the right, in textual order.
GrammarTree PublishedTreeWriter::conditions(const Conditions& conditions, size_t first, const Query& block)
{
    GrammarTree left = condition(conditions.units[first], block);
    if (first + 1 == conditions.units.size())
        return left;
    const GrammarTree right = this->conditions(conditions, first + 1, block);
    return node(nameIn(published::connectors, conditions.connectors[first]), {{left}, {right}});
}

GrammarTree PublishedTreeWriter::condition(const Condition& condition, const Query& block)
{
    const std::string_view production = productionOf(condition);
    if (production.empty())
        fail("one of its conditions");
    std::vector<Trees> fields{{valueUnit(condition.left, block)}};
    const Query* nested = nestedQuery(condition.first);
    if (nested && condition.comparison != Comparison::Between)
        fields.push_back({this->block(*nested)});
    return node(production, fields);
}

GrammarTree PublishedTreeWriter::valueUnit(const ValueUnit& unit, const Query& block)
{
    if (static_cast<size_t>(unit.operation) >= published::arithmetic.size()) {
        fail("a product or quotient");
        return {};
    }
    std::vector<Trees> fields{{columnUnit(unit.left, block)}};
    if (unit.right)
        fields.push_back({columnUnit(*unit.right, block)});
    return node(nameIn(published::arithmetic, unit.operation), fields);
}

GrammarTree PublishedTreeWriter::columnUnit(const ColumnUnit& unit, const Query& block)
{
    const GrammarTree leaf{.leaf = ColumnId{expandedColumn(unit.column, block)}};
    return node("ColUnit", {{node(nameIn(published::aggregates, unit.aggregate))}, {leaf}});
}

GrammarTree PublishedTreeWriter::join(ColumnUnit left, ColumnUnit right, const Query& block)
{
    left.column = listedColumn(left.column, right.column, block);
    right.column = listedColumn(right.column, left.column, block);
    return node("FromCond", {{columnUnit(left, block)}, {columnUnit(right, block)}});
}

/// A star is the star of the block's table when there is just one.
int PublishedTreeWriter::expandedColumn(int spiderColumn, const Query& block) const
{
    if (spiderColumn != starColumn)
        return m_expanded.columnOf(schemaColumn(spiderColumn));
    const TableId* only = block.from.size() == 1 ? std::get_if<TableId>(&block.from.front()) : nullptr;
    return only ? m_expanded.starOf(*only) : ExpandedSchema::globalStar();
}

/// An alias that Spider's reader mistook leads to a table outside FROM: then a column of that name in a listed table is meant, but
/// not the one on the other side of the join.
int PublishedTreeWriter::listedColumn(int spiderColumn, int otherSide, const Query& block) const
{
    if (spiderColumn == starColumn)
        return spiderColumn;
    const Column& column = m_schema.column(schemaColumn(spiderColumn));
    if (std::ranges::find(block.from, TableUnit(column.table)) != block.from.end())
        return spiderColumn;
    for (const TableUnit& unit : block.from) {
        const TableId* table = std::get_if<TableId>(&unit);
        const auto found = table ? m_schema.findColumn(*table, column.name) : std::nullopt;
        if (found && sql::spider::spiderColumn(*found) != otherSide)
            return sql::spider::spiderColumn(*found);
    }
    return spiderColumn;
}

void PublishedTreeWriter::fail(std::string_view construct)
{
    if (!m_error)
        m_error = Error{ErrorCode::UnsupportedSql, fmt::format("The published grammar cannot express {}.", construct)};
}

} // namespace ratatosk
