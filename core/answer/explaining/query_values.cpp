// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/explaining/query_values.h"

#include "core/database/schema/identifier.h"
#include "core/database/schema/quoted_table.h"
#include "core/files/rows/chart_column.h"
#include "core/sql/printing/unparser.h"
#include "core/sql/tree/like_pattern.h"

#include <fmt/format.h>

#include <functional>

namespace ratatosk {

namespace {

using namespace sql;

using VisitValue = std::function<void(ColumnId, Literal&)>;

void walk(Query& query, const VisitValue& visit);

/// Goes through the conditions of a query, outer ones first.
class ValueWalk
{
public:
    explicit ValueWalk(const VisitValue& visit) : m_visit(visit) {}

    void block(SelectBlock& block)
    {
        for (Source& source : block.from) {
            if (auto* inner = std::get_if<Box<Query>>(&source.relation))
                walk(**inner, m_visit);
            if (source.condition)
                condition(*source.condition);
        }
        for (auto* clause : {&block.where, &block.having}) {
            if (*clause)
                condition(**clause);
        }
    }

private:
    void condition(Condition& condition)
    {
        std::visit([&](auto& one) { test(one); }, condition.test);
    }

    void pair(Expression& column, Expression& value)
    {
        const auto* reference = std::get_if<ColumnReference>(&column.term);
        auto* literal = std::get_if<Literal>(&value.term);
        if (reference && literal)
            m_visit(reference->column, *literal);
        if (auto* scalar = std::get_if<ScalarQuery>(&value.term))
            walk(*scalar->query, m_visit);
    }

    void test(Comparison& one)
    {
        pair(one.left, one.right);
        pair(one.right, one.left);
    }
    void test(Between& one)
    {
        pair(one.value, one.low);
        pair(one.value, one.high);
    }
    /// The value of a pattern is what it looks for, without its wildcards.
    void test(Like& one)
    {
        const auto pattern = likePatternOf(one);
        const auto* reference = std::get_if<ColumnReference>(&one.value.term);
        if (!pattern || !reference)
            return pair(one.value, one.pattern);
        Literal letters{ValueType::Text, pattern->letters};
        m_visit(reference->column, letters);
        if (letters.text != pattern->letters)
            one = likeTest(one.value, {letters.text, pattern->isOpenBefore, pattern->isOpenAfter}, one.isNegated);
    }
    void test(InList& one)
    {
        for (Expression& value : one.list)
            pair(one.value, value);
    }
    void test(InQuery& one) { walk(*one.query, m_visit); }
    void test(NullTest&) {}
    void test(Exists& one) { walk(*one.query, m_visit); }
    void test(Negation& one) { condition(*one.condition); }
    void test(Junction& one)
    {
        for (Condition& part : one.parts)
            condition(part);
    }

    const VisitValue& m_visit;
};

void walk(Query& query, const VisitValue& visit)
{
    ValueWalk values(visit);
    values.block(query.first);
    for (SetOperand& operand : query.rest)
        values.block(operand.block);
}

} // namespace

std::vector<QueryValue> valuesIn(const Query& query)
{
    Query copy = query; // the walk hands out what may be changed
    std::vector<QueryValue> values;
    walk(copy, [&](ColumnId column, const Literal& literal) { values.push_back({column, literal}); });
    return values;
}

std::string withValue(Query query, int number, const Literal& literal, const Schema& schema)
{
    int count = 0;
    walk(query, [&](ColumnId, Literal& old) {
        if (count++ == number)
            old = literal;
    });
    return unparse(query, schema);
}

Literal literalForCell(const Cell& cell)
{
    if (std::holds_alternative<std::int64_t>(cell))
        return {ValueType::Integer, labelOf(cell)};
    if (const auto* real = std::get_if<double>(&cell))
        return {ValueType::Real, fmt::format("{}", *real)};
    return {ValueType::Text, labelOf(cell)};
}

bool isUnfilled(const Literal& literal)
{
    return literal.type == ValueType::Text && (literal.text.empty() || literal.text == "value");
}

namespace {

std::string countStatement(const Schema& schema, const Column& column, std::int64_t mostRows, int most)
{
    const bool isServer = schema.dialect() == Dialect::Postgres;
    const std::string name = quotedIdentifier(column.name);
    const bool isText = column.type != ColumnType::Number && column.type != ColumnType::Boolean; // some types of a server cannot be grouped
    return fmt::format("SELECT value, count(*), CASE WHEN (SELECT count(*) FROM (SELECT 1 FROM {1} LIMIT {2} + 1) AS looked) <= {2} "
                       "THEN 1 ELSE 0 END FROM (SELECT {0} AS value FROM {1} LIMIT {2}) AS cells WHERE value IS NOT NULL{4} "
                       "GROUP BY value ORDER BY count(*) DESC, value LIMIT {3}",
                       isServer && isText ? fmt::format("CAST({} AS text)", name) : name, quotedTable(schema.table(column.table)), mostRows,
                       most, isServer ? "" : " AND typeof(value) <> 'blob'");
}

} // namespace

Result<std::vector<ValueCount>> valueCounts(DatabaseBrowser& browser, ColumnId id, int most, std::stop_token stop, std::int64_t mostRows)
{
    const Schema& schema = browser.schema();
    const std::string sql = countStatement(schema, schema.column(id), mostRows, most);
    const auto table = browser.run(sql, most, std::move(stop));
    if (!table)
        return table.error();
    std::vector<ValueCount> counts;
    for (const std::vector<Cell>& row : table->rows)
        counts.push_back({literalForCell(row[0]), std::get<std::int64_t>(row[1]), std::get<std::int64_t>(row[2]) == 1});
    return counts;
}

} // namespace ratatosk
