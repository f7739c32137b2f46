// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/printing/postgres_printer.h"

#include "core/sql/printing/dialect_spelling.h"
#include "core/sql/printing/postgres_words.h"
#include "core/sql/tree/output_names.h"
#include "core/sql/tree/spelling.h"

#include <algorithm>
#include <utility>

namespace ratatosk::sql {

/// Blocks that are combined must agree on their types: where they do not, both give text.
void PostgresPrinter::query(const Query& query, const std::vector<int>& namedOutputs)
{
    const auto outputs = std::exchange(m_outputsAsText, {});
    const Query* const compound = std::exchange(m_compound, query.rest.empty() ? nullptr : &query);
    const bool wasGrouped = std::exchange(m_isAfterGrouping, false);
    for (size_t i = 0; !query.rest.empty() && i < query.first.items.size(); ++i) {
        const auto output = static_cast<int>(i);
        bool isText = i < outputs.size() && outputs[i];
        const ServerType first = outputTypeOf({.first = query.first}, output, m_schema, path());
        for (const SetOperand& operand : query.rest) {
            const ServerType other = outputTypeOf({.first = operand.block}, output, m_schema, path());
            isText = isText || (commonType(first, other) == ServerType::Text && first != other && other != ServerType::Unknown);
        }
        m_outputsAsText.push_back(isText);
    }
    if (query.rest.empty())
        m_outputsAsText = outputs;
    QueryPrinter::query(query, namedOutputs);
    m_outputsAsText = outputs;
    m_compound = compound;
    m_isAfterGrouping = wasGrouped;
}

void PostgresPrinter::block(const SelectBlock& block, const std::vector<int>& namedOutputs)
{
    const bool isGroupedDistinct = block.isDistinct && block.groupBy.empty() && m_scope->grouping.isGrouped
        && !m_scope->grouping.keys.empty();
    const bool isDistinct = block.isDistinct && !isGroupedDistinct;
    clause(isDistinct ? "SELECT DISTINCT" : "SELECT", [&] { items(block, namedOutputs); });
    if (!block.from.empty())
        clause("FROM", [&] { from(block); });
    if (block.where)
        clause("WHERE", [&] { condition(*block.where); });
    if (!m_scope->grouping.keys.empty())
        clause("GROUP BY", [&] { groupKeys(); });
    if (block.having) {
        m_isAfterGrouping = m_scope->grouping.isGrouped;
        clause("HAVING", [&] { condition(*block.having); });
    }
    m_isAfterGrouping = false;
}

void PostgresPrinter::groupKeys()
{
    const Grouping& grouping = m_scope->grouping;
    list(grouping.keys, ", ", [&](const Expression& key) { expression(key); });
    for (const ColumnReference& column : grouping.added) {
        m_out.write(", ");
        term(column);
    }
}

void PostgresPrinter::ending(const Query& query)
{
    m_isAfterGrouping = m_scope && m_scope->grouping.isGrouped;
    QueryPrinter::ending(query);
    m_isAfterGrouping = false;
}

void PostgresPrinter::items(const SelectBlock& block, const std::vector<int>& namedOutputs)
{
    m_isAfterGrouping = m_scope->grouping.isGrouped;
    m_output = 0;
    QueryPrinter::items(block, namedOutputs);
    m_isAfterGrouping = false;
}

void PostgresPrinter::item(const Expression& expression, const std::string& alias)
{
    const size_t output = m_output++;
    if (std::holds_alternative<Star>(expression.term) && m_isAfterGrouping)
        return everyColumn(m_scope->block);
    const bool isText = output < m_outputsAsText.size() && m_outputsAsText[output];
    if (!isText || typeOf(expression) == ServerType::Text)
        return QueryPrinter::item(expression, alias);
    asText(expression);
    m_out.write(alias.empty() ? "" : " AS " + spelledName(alias));
}

/// `*` of groups: each column for itself.
void PostgresPrinter::everyColumn(const SelectBlock& block)
{
    const char* separator = "";
    for (size_t source = 0; source < block.from.size(); ++source) {
        const auto* table = std::get_if<TableId>(&block.from[source].relation);
        if (!table)
            continue;
        for (const ColumnId column : m_schema.columnsOf(*table)) {
            m_out.write(std::exchange(separator, ", "));
            expression({ColumnReference{{0, static_cast<int>(source)}, column}});
        }
    }
}

/// A join without a condition says so.
void PostgresPrinter::from(const SelectBlock& block)
{
    for (size_t i = 0; i < block.from.size(); ++i) {
        const Source& one = block.from[i];
        if (i == 0) {
            source(one, i);
            continue;
        }
        const bool isFree = one.keys.empty() && !one.condition;
        const char* join = one.kind == JoinKind::Left ? "LEFT JOIN" : isFree ? "CROSS JOIN" : "JOIN";
        m_out.write(" ");
        m_out.open(join);
        m_out.write(std::string(join) + " ");
        source(one, i);
        on(one);
        m_out.write(isFree && one.kind == JoinKind::Left ? " ON TRUE" : "");
        m_out.close();
    }
}

void PostgresPrinter::joinKey(const JoinKey& key)
{
    test(Comparison{{key.left}, ComparisonOperator::Equal, {key.right}});
}

/// NULL comes first in SQLite, last here.
void PostgresPrinter::orderKey(const OrderKey& key, bool isMixed)
{
    m_out.open(key.isDescending ? "DESC" : "ASC");
    m_isOrderDescending = key.isDescending;
    const auto isKey = [&](const SelectItem& item) { return item.expression == key.expression; };
    const auto place = m_compound ? std::ranges::find_if(m_compound->last().items, isKey) : std::vector<SelectItem>::const_iterator();
    if (m_compound && place != m_compound->last().items.end())
        m_out.write(std::to_string(place - m_compound->last().items.begin() + 1));
    else
        expression(key.expression);
    m_isOrderDescending = false;
    m_out.write(key.isDescending ? " DESC" : isMixed ? " ASC" : "");
    if (mayBeNull(key.expression))
        m_out.write(key.isDescending ? " NULLS LAST" : " NULLS FIRST");
    m_out.close();
}

bool PostgresPrinter::mayBeNull(const Expression& expression) const
{
    if (const auto* call = std::get_if<AggregateCall>(&expression.term))
        return call->function != Aggregate::Count;
    const auto* column = std::get_if<ColumnReference>(&expression.term);
    if (!column || !m_scope || column->source.level > 0)
        return !std::holds_alternative<TruthValue>(expression.term);
    const Column& named = m_schema.column(column->column);
    const bool isOuter = m_scope->block.from[static_cast<size_t>(column->source.index)].kind == JoinKind::Left && column->source.index > 0;
    return isOuter || !(named.isRequired || named.isPrimaryKey);
}

bool PostgresPrinter::needsAlias(const SelectBlock& block, size_t source, const SourceUse& use) const
{
    return QueryPrinter::needsAlias(block, source, use) || std::holds_alternative<Box<Query>>(block.from[source].relation);
}

Grouping PostgresPrinter::groupingOf(const SelectBlock& block, const std::vector<OrderKey>& orderBy) const
{
    if (auto distinct = groupingOfDistinct(block, orderBy))
        return *std::move(distinct);
    return sql::groupingOf(block, orderBy, m_schema);
}

std::string PostgresPrinter::spelledName(std::string_view name) const
{
    return postgresIdentifier(name);
}

std::string PostgresPrinter::spelledTable(const Table& table) const
{
    return sql::spelledTable(table, Dialect::Postgres);
}

} // namespace ratatosk::sql
