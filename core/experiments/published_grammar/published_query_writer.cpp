// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/published_grammar/published_query_writer.h"

#include "core/experiments/published_grammar/published_names.h"
#include "core/grammar/transition/derivation.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace ratatosk {

using namespace sql::spider;
using sql::GrammarTree;

namespace {

constexpr const char* literalPlaceholder = "\"value\"";
constexpr int limitPlaceholder = 1;

// Fields of the production Query.
enum QueryField : size_t { SelectField, FromField, WhereField, HavingField, OrderField, GroupField };

/// Requires: `name` is in `names`.
template <class Enum, class Names>
Enum named(const Names& names, std::string_view name)
{
    return static_cast<Enum>(std::ranges::find(names, name) - names.begin());
}

/// The table that stands on both sides of a join.
std::optional<TableId> selfJoinedTable(const Condition& join, const Schema& schema)
{
    const int left = join.left.left.column;
    const int right = std::get<ColumnUnit>(join.first).column;
    if (left == starColumn || right == starColumn)
        return {};
    const TableId table = schema.column(schemaColumn(left)).table;
    return table == schema.column(schemaColumn(right)).table ? std::optional(table) : std::nullopt;
}

} // namespace

PublishedQueryWriter::PublishedQueryWriter(const Schema& schema, const sql::Grammar& grammar)
    : m_schema(schema), m_grammar(grammar), m_expanded(schema)
{
}

Result<Query> PublishedQueryWriter::write(const Tree& tree)
{
    const TransitionContext context{.schema = &m_schema};
    if (const auto actions = ActionWriter(m_grammar, context).write(tree); !actions)
        return actions.error();
    Query query = statement(tree);
    if (m_error)
        return *m_error;
    return query;
}

const std::string& PublishedQueryWriter::production(const Tree& tree) const
{
    return m_grammar.rules()[static_cast<size_t>(tree.rule)].name;
}

Query PublishedQueryWriter::statement(const Tree& tree)
{
    Query query = block(tree.fields[0].front());
    if (production(tree) != "SingleQuery") {
        query.setOperator = named<SetOperator>(published::setOperators, production(tree));
        query.combined.push_back(block(tree.fields[1].front()));
    }
    return query;
}

Query PublishedQueryWriter::block(const Tree& tree)
{
    const std::set<TableId> outerTables = std::exchange(m_tables, {});
    Query block;
    block.select = select(tree.fields[SelectField].front());
    block.joins = joins(tree.fields[FromField]);
    block.where = conditions(tree.fields[WhereField]);
    block.having = conditions(tree.fields[HavingField]);
    for (const Tree& clause : tree.fields[OrderField])
        order(clause, block);
    for (const Tree& clause : tree.fields[GroupField]) {
        for (const Tree& key : clause.fields[0])
            block.groupBy.push_back(columnUnit(key));
    }
    block.from = from(block.joins);
    m_tables = outerTables;
    return block;
}

std::vector<SelectItem> PublishedQueryWriter::select(const Tree& tree)
{
    std::vector<SelectItem> items;
    for (const Tree& item : tree.fields[0]) {
        const auto aggregate = named<Aggregate>(published::aggregates, production(item.fields[0].front()));
        items.push_back({aggregate, valueUnit(item.fields[1].front())});
    }
    return items;
}

Conditions PublishedQueryWriter::joins(const std::vector<Tree>& optional)
{
    Conditions joins;
    if (optional.empty())
        return joins;
    for (const Tree& pair : optional.front().fields[0]) {
        Condition condition{.comparison = Comparison::Equal};
        condition.left.left = columnUnit(pair.fields[0].front());
        condition.first = columnUnit(pair.fields[1].front());
        if (!joins.empty())
            joins.connectors.push_back(Connector::And);
        joins.units.push_back(condition);
    }
    return joins;
}

Conditions PublishedQueryWriter::conditions(const std::vector<Tree>& optional)
{
    Conditions conditions;
    if (!optional.empty())
        addConditions(optional.front().fields[0].front(), conditions);
    return conditions;
}

/// Flat, in textual order: a tree that branches otherwise loses its grouping, since Spider's conditions have no parentheses.
void PublishedQueryWriter::addConditions(const Tree& tree, Conditions& conditions)
{
    if (std::ranges::find(published::connectors, production(tree)) == published::connectors.end()) {
        conditions.units.push_back(condition(tree));
        return;
    }
    addConditions(tree.fields[0].front(), conditions);
    conditions.connectors.push_back(named<Connector>(published::connectors, production(tree)));
    addConditions(tree.fields[1].front(), conditions);
}

Condition PublishedQueryWriter::condition(const Tree& tree)
{
    const auto name = std::ranges::find(published::conditions, production(tree), &published::ConditionName::production);
    Condition condition{.isNegated = name->isNegated, .comparison = name->comparison, .left = valueUnit(tree.fields[0].front())};
    if (name->right == published::Right::Query)
        condition.first = Nested{block(tree.fields[1].front())};
    else
        condition.first = literalPlaceholder;
    if (name->comparison == Comparison::Between)
        condition.second = literalPlaceholder;
    return condition;
}

void PublishedQueryWriter::order(const Tree& tree, Query& block)
{
    block.direction = named<Direction>(published::directions, production(tree.fields[0].front()));
    for (const Tree& key : tree.fields[1])
        block.orderBy.push_back(valueUnit(key));
    if (production(tree) == "Superlative")
        block.limit = limitPlaceholder;
}

ValueUnit PublishedQueryWriter::valueUnit(const Tree& tree)
{
    ValueUnit unit{.operation = named<Arithmetic>(published::arithmetic, production(tree))};
    unit.left = columnUnit(tree.fields[0].front());
    if (unit.operation != Arithmetic::None)
        unit.right = columnUnit(tree.fields[1].front());
    return unit;
}

ColumnUnit PublishedQueryWriter::columnUnit(const Tree& tree)
{
    return {.aggregate = named<Aggregate>(published::aggregates, production(tree.fields[0].front())),
            .column = spiderColumn(tree.fields[1].front())};
}

int PublishedQueryWriter::spiderColumn(const Tree& leaf)
{
    const int expanded = index(std::get<ColumnId>(leaf.leaf));
    if (expanded < 0 || expanded >= m_expanded.columnCount()) {
        m_error = Error{ErrorCode::InvalidArgument, fmt::format("There is no column {}.", expanded)};
        return starColumn;
    }
    if (const auto owner = m_expanded.owner(expanded))
        m_tables.insert(*owner);
    const auto column = m_expanded.schemaColumn(expanded);
    return column ? sql::spider::spiderColumn(*column) : starColumn;
}

std::vector<TableUnit> PublishedQueryWriter::from(const Conditions& joins) const
{
    std::vector<TableUnit> units;
    for (const TableId table : m_tables) {
        units.push_back(table);
        for (const Condition& join : joins.units) {
            if (selfJoinedTable(join, m_schema) == table)
                units.push_back(table);
        }
    }
    return units;
}

} // namespace ratatosk
