// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/printing/grouping.h"

#include "core/sql/tree/term_walk.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace ratatosk::sql {

namespace {

/// A source's columns that have one value for each group.
class Determined
{
public:
    explicit Determined(const SelectBlock& block, const Schema& schema) : m_block(block), m_schema(schema) {}

    void add(const ColumnReference& column)
    {
        if (!holds(column))
            m_columns.push_back(column);
    }

    bool holds(const ColumnReference& column) const { return std::ranges::find(m_columns, column) != m_columns.end(); }

    /// What equal columns and primary keys bring with them.
    void close()
    {
        for (std::size_t before = 0; before != m_columns.size();) {
            before = m_columns.size();
            for (const Source& source : m_block.from) {
                for (const JoinKey& key : source.keys)
                    followKey(key, source.kind);
            }
            for (std::size_t source = 0; source < m_block.from.size(); ++source)
                addRow(static_cast<int>(source));
        }
    }

private:
    /// From the left of a left join to the right, from an inner join to both.
    void followKey(const JoinKey& key, JoinKind kind)
    {
        const bool isSwapped = key.left.source.index > key.right.source.index;
        const ColumnReference& first = isSwapped ? key.right : key.left;
        const ColumnReference& second = isSwapped ? key.left : key.right;
        if (holds(first))
            add(second);
        if (holds(second) && kind == JoinKind::Inner)
            add(first);
    }

    void addRow(int source)
    {
        const auto* table = std::get_if<TableId>(&m_block.from[static_cast<std::size_t>(source)].relation);
        if (!table)
            return;
        bool hasKey = false;
        for (const ColumnId id : m_schema.columnsOf(*table)) {
            if (!m_schema.column(id).isPrimaryKey)
                continue;
            hasKey = true;
            if (!holds({{0, source}, id}))
                return;
        }
        if (!hasKey)
            return;
        for (const ColumnId id : m_schema.columnsOf(*table))
            add({{0, source}, id});
    }

    const SelectBlock& m_block;
    const Schema& m_schema;
    std::vector<ColumnReference> m_columns;
};

bool isExtremum(const AggregateCall& call)
{
    return call.function == Aggregate::Min || call.function == Aggregate::Max;
}

/// What is written after grouping: select items, HAVING and order keys, as a block that has nothing else.
SelectBlock groupedPart(const SelectBlock& block, const std::vector<OrderKey>& orderBy)
{
    SelectBlock part{.items = block.items, .having = block.having};
    for (const OrderKey& key : orderBy)
        part.items.push_back({key.expression, {}});
    return part;
}

/// The different aggregates of the part itself.
std::vector<AggregateCall> aggregatesOf(const SelectBlock& part)
{
    std::vector<AggregateCall> calls;
    visitParts(part, [&](const Expression& expression) {
        const auto* call = std::get_if<AggregateCall>(&expression.term);
        if (call && std::ranges::find(calls, *call) == calls.end())
            calls.push_back(*call);
    });
    return calls;
}

/// With a number in place of each aggregate.
SelectBlock withoutAggregates(SelectBlock part)
{
    Query whole{.first = std::move(part)};
    editParts(whole, {{}, [](Expression& expression) {
                          if (std::holds_alternative<AggregateCall>(expression.term))
                              expression = {Literal{ValueType::Integer, "0"}};
                      }});
    return std::move(whole.first);
}

/// Whether the keys hold the whole primary key of a column's table: PostgreSQL sees by itself what follows.
bool isBesideItsKey(const ColumnReference& column, const std::vector<Expression>& keys, const Schema& schema)
{
    const TableId table = schema.column(column.column).table;
    bool hasKey = false;
    for (const ColumnId id : schema.columnsOf(table)) {
        if (!schema.column(id).isPrimaryKey)
            continue;
        hasKey = true;
        if (std::ranges::find(keys, Expression{ColumnReference{column.source, id}}) == keys.end())
            return false;
    }
    return hasKey && !schema.table(table).isView;
}

/// The columns that the keys determine and that stand beside them.
std::vector<ColumnReference> dependentOn(const std::vector<Expression>& keys, const SelectBlock& part, const SelectBlock& block,
                                         const Schema& schema)
{
    Determined determined(block, schema);
    for (const Expression& key : keys) {
        if (const auto* column = std::get_if<ColumnReference>(&key.term); column && column->source.level == 0)
            determined.add(*column);
    }
    determined.close();
    std::vector<ColumnReference> dependent;
    visitParts(part, [&](const Expression& expression) {
        const auto* column = std::get_if<ColumnReference>(&expression.term);
        if (!column || !determined.holds(*column) || std::ranges::find(keys, expression) != keys.end())
            return;
        if (std::ranges::find(dependent, *column) == dependent.end())
            dependent.push_back(*column);
    });
    return dependent;
}

bool isSelected(const Expression& key, const SelectBlock& block)
{
    return std::ranges::any_of(
        block.items, [&](const SelectItem& item) { return item.expression == key || std::holds_alternative<Star>(item.expression.term); });
}

} // namespace

bool Grouping::isKey(const Expression& expression) const
{
    return std::ranges::find(keys, expression) != keys.end();
}

bool Grouping::isDependent(const ColumnReference& column) const
{
    return std::ranges::find(dependent, column) != dependent.end();
}

Grouping groupingOf(const SelectBlock& block, const std::vector<OrderKey>& orderBy, const Schema& schema)
{
    const SelectBlock part = groupedPart(block, orderBy);
    const std::vector<AggregateCall> calls = aggregatesOf(part);
    if (block.groupBy.empty() && calls.empty())
        return {};
    Grouping grouping{true, block.groupBy, dependentOn(block.groupBy, withoutAggregates(part), block, schema), {}, {}};
    std::ranges::copy_if(grouping.dependent, std::back_inserter(grouping.added),
                         [&](const ColumnReference& column) { return !isBesideItsKey(column, block.groupBy, schema); });
    if (std::ranges::count_if(calls, isExtremum) == 1)
        grouping.extremum = *std::ranges::find_if(calls, isExtremum);
    return grouping;
}

std::optional<Grouping> groupingOfDistinct(const SelectBlock& block, const std::vector<OrderKey>& orderBy)
{
    const bool isGathered = !block.groupBy.empty() || !aggregatesOf(groupedPart(block, orderBy)).empty();
    const bool isOrderedByOthers = std::ranges::any_of(orderBy, [&](const OrderKey& key) { return !isSelected(key.expression, block); });
    if (!block.isDistinct || isGathered || !isOrderedByOthers)
        return {};
    Grouping grouping{true, {}, {}, {}, {}};
    for (const SelectItem& item : block.items)
        grouping.keys.push_back(item.expression);
    return grouping;
}

} // namespace ratatosk::sql
