// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/printing/query_printer.h"

#include "core/sql/printing/dialect_spelling.h"
#include "core/sql/tree/output_names.h"
#include "core/sql/tree/spelling.h"

#include <algorithm>
#include <set>
#include <string_view>

namespace ratatosk::sql {

namespace {

/// Whether that operand is intersected with what other operators have made of those before it.
bool isIntersectionOfAll(const Query& query, size_t operand)
{
    const auto combines = [](const SetOperand& one) { return one.operation != SetOperator::Intersect; };
    const auto end = query.rest.begin() + static_cast<std::ptrdiff_t>(operand);
    return query.rest[operand].operation == SetOperator::Intersect && std::any_of(query.rest.begin(), end, combines);
}

} // namespace

OutlinedQuery QueryPrinter::print(const Query& whole)
{
    query(whole);
    return m_out.finish();
}

/// A node for each set operation, around those to its left; ORDER BY and LIMIT belong to the outermost.
void QueryPrinter::query(const Query& whole, const std::vector<int>& namedOutputs)
{
    const Scope* const outer = m_scope;
    for (auto operand = whole.rest.rbegin(); operand != whole.rest.rend(); ++operand)
        m_out.open(spelled(operand->operation));
    for (size_t i = 0; i < whole.rest.size(); ++i)
        m_out.write(isIntersectionOfAll(whole, i) && bindsIntersectFirst() ? "(" : "");
    for (size_t i = 0; i <= whole.rest.size(); ++i) {
        const bool isLast = i == whole.rest.size();
        const SelectBlock& part = i == 0 ? whole.first : whole.rest[i - 1].block;
        if (i > 0) {
            m_out.write(isIntersectionOfAll(whole, i - 1) && bindsIntersectFirst() ? ")" : "");
            m_out.write(std::string(" ") + spelled(whole.rest[i - 1].operation) + " ");
        }
        const Scope scope = scopeFor(part, isLast ? whole.orderBy : std::vector<OrderKey>());
        m_scope = &scope;
        m_out.open("query");
        block(part, i == 0 ? namedOutputs : std::vector<int>());
        if (whole.rest.empty())
            ending(whole);
        m_out.close();
        if (isLast && i > 0)
            ending(whole);
        if (i > 0)
            m_out.close();
        m_scope = outer;
    }
}

QueryPrinter::Scope QueryPrinter::scopeFor(const SelectBlock& block, const std::vector<OrderKey>& orderBy)
{
    Scope scope{block, sourceUses(block, orderBy), {}, m_scope, groupingOf(block, orderBy)};
    std::set<std::string> hidden;
    for (const Scope* outer = m_scope; outer; outer = outer->outer)
        hidden.insert(outer->aliases.begin(), outer->aliases.end());
    std::vector<bool> needed;
    for (size_t i = 0; i < scope.uses.size(); ++i)
        needed.push_back(needsAlias(block, i, scope.uses[i]));
    scope.aliases = m_aliases.name(block.from, needed, hidden);
    return scope;
}

bool QueryPrinter::needsAlias(const SelectBlock& block, size_t, const SourceUse& use) const
{
    return block.from.size() > 1 || use.isUsedInside;
}

std::string QueryPrinter::spelledName(std::string_view name) const
{
    return spelledIdentifier(name);
}

std::string QueryPrinter::spelledTable(const Table& table) const
{
    return sql::spelledTable(table, Dialect::Sqlite);
}

void QueryPrinter::block(const SelectBlock& block, const std::vector<int>& namedOutputs)
{
    clause(block.isDistinct ? "SELECT DISTINCT" : "SELECT", [&] { items(block, namedOutputs); });
    if (!block.from.empty())
        clause("FROM", [&] { from(block); });
    if (block.where)
        clause("WHERE", [&] { condition(*block.where); });
    if (!block.groupBy.empty())
        clause("GROUP BY", [&] { list(block.groupBy, ", ", [&](const Expression& key) { expression(key); }); });
    if (block.having)
        clause("HAVING", [&] { condition(*block.having); });
}

void QueryPrinter::ending(const Query& query)
{
    m_isOrdering = true;
    if (!query.orderBy.empty())
        clause("ORDER BY", [&] { orderKeys(query.orderBy); });
    m_isOrdering = false;
    if (query.takesMiddle)
        middle(query);
    if (query.limit)
        clause("LIMIT", [&] { expression({*query.limit}); });
    if (query.offset)
        clause("OFFSET", [&] { expression({*query.offset}); });
}

void QueryPrinter::items(const SelectBlock& block, const std::vector<int>& namedOutputs)
{
    int output = 0;
    list(block.items, ", ", [&](const SelectItem& one) {
        const bool isNamed = std::find(namedOutputs.begin(), namedOutputs.end(), output) != namedOutputs.end();
        const bool isStar = std::holds_alternative<Star>(one.expression.term);
        const std::string name = isNamed && !isStar ? referredName(block, output, m_schema) : one.alias;
        const bool isOwnName = one.alias.empty() && !isStar && name == outputName(one, block, m_schema);
        item(one.expression, isOwnName ? "" : name);
        const SelectBlock alone{.items = {one}, .from = block.from};
        output += static_cast<int>(outputNames(alone, m_schema).size());
    });
}

void QueryPrinter::item(const Expression& item, const std::string& alias)
{
    if (alias.empty())
        return expression(item);
    const std::string naming = "AS " + spelledName(alias);
    m_out.open(naming);
    expression(item);
    m_out.write(" " + naming);
    m_out.close();
}

void QueryPrinter::from(const SelectBlock& block)
{
    for (size_t i = 0; i < block.from.size(); ++i) {
        const Source& one = block.from[i];
        if (i == 0) {
            source(one, i);
            continue;
        }
        const char* join = one.kind == JoinKind::Left ? "LEFT JOIN" : "JOIN";
        m_out.write(" ");
        m_out.open(join);
        m_out.write(std::string(join) + " ");
        source(one, i);
        on(one);
        m_out.close();
    }
}

void QueryPrinter::source(const Source& source, size_t index)
{
    const std::string& alias = m_scope->aliases[index];
    const std::string naming = alias.empty() ? "" : " AS " + alias;
    if (const auto* table = std::get_if<TableId>(&source.relation)) {
        const Table& named = m_schema.table(*table);
        m_out.leaf(named.name, spelledTable(named) + naming);
        return;
    }
    m_out.write("(");
    query(*std::get<Box<Query>>(source.relation), m_scope->uses[index].outputs);
    m_out.write(")" + naming);
}

void QueryPrinter::on(const Source& source)
{
    if (source.keys.empty() && !source.condition)
        return;
    m_out.write(" ON ");
    list(source.keys, " AND ", [&](const JoinKey& key) { joinKey(key); });
    if (!source.condition)
        return;
    m_out.write(source.keys.empty() ? "" : " AND ");
    const auto* junction = std::get_if<Junction>(&source.condition->test);
    if (junction && junction->connective == Connective::Or && !source.keys.empty())
        parenthesised(*source.condition);
    else
        condition(*source.condition);
}

void QueryPrinter::joinKey(const JoinKey& key)
{
    m_out.open("=");
    term(key.left);
    m_out.write(" = ");
    term(key.right);
    m_out.close();
}

void QueryPrinter::orderKeys(const std::vector<OrderKey>& keys)
{
    const bool isMixed = std::any_of(keys.begin(), keys.end(), [](const OrderKey& key) { return key.isDescending; });
    list(keys, ", ", [&](const OrderKey& key) { orderKey(key, isMixed); });
}

/// Of an even number of rows two, of an odd number one, behind those before them.
void QueryPrinter::middle(const Query& query)
{
    const Expression one{Literal{ValueType::Integer, "1"}}, two{Literal{ValueType::Integer, "2"}};
    const Expression count{AggregateCall{.function = Aggregate::Count, .argument = query.orderBy.front().expression}};
    const auto ofSameRows = [&](Expression aggregate) {
        return Query{.first = {.items = {{std::move(aggregate), {}}}, .from = query.first.from, .where = query.first.where}};
    };
    const auto arithmetic = [](ArithmeticOperator operation, Expression left, Expression right) {
        return Expression{Arithmetic{operation, std::move(left), std::move(right)}};
    };
    clause("LIMIT", [&] {
        m_out.write("2 - ");
        nested(ofSameRows(count));
        m_out.write(" % 2");
    });
    clause("OFFSET",
           [&] { nested(ofSameRows(arithmetic(ArithmeticOperator::Divide, arithmetic(ArithmeticOperator::Subtract, count, one), two))); });
}

/// ASC is understood, and written only beside DESC.
void QueryPrinter::orderKey(const OrderKey& key, bool isMixed)
{
    m_out.open(key.isDescending ? "DESC" : "ASC");
    expression(key.expression);
    m_out.write(key.isDescending ? " DESC" : isMixed ? " ASC" : "");
    m_out.close();
}

} // namespace ratatosk::sql
