// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/spider/spider_query_reader.h"

#include "core/questions/spider/spider_term_reader.h"
#include "core/questions/spider/spider_tokens.h"
#include "core/questions/spider/spider_word_cursor.h"
#include "core/questions/spider/spider_words.h"

#include <fmt/format.h>

#include <charconv>
#include <utility>

namespace ratatosk::sql {
namespace {

using namespace spider;

/// More queries in one statement are refused, so that nesting cannot exhaust the stack.
constexpr int mostQueries = 200;

template <class Number>
std::optional<Number> parsed(std::string_view word)
{
    if (word.starts_with('+'))
        word.remove_prefix(1);
    Number number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc{} || end != word.data() + word.size())
        return {};
    return number;
}

/// Recursive descent over the clauses of a query.
class Reader
{
public:
    Reader(std::vector<std::string> tokens, const TableNames& names)
        : m_cursor(std::move(tokens)), m_names(names), m_terms(m_cursor, m_names)
    {
    }

    Query query();
    const std::optional<Error>& error() const { return m_cursor.error(); }

private:
    using Tables = TermReader::Tables;

    void from(Query& query, Tables& tables);
    void tableUnit(Query& query, Tables& tables);
    void joinConditions(Query& query, const Tables& tables);
    void select(Query& query, const Tables& tables);
    void groupBy(Query& query, const Tables& tables);
    void orderBy(Query& query, const Tables& tables);
    std::optional<int> limit();
    void setOperation(Query& query);

    Conditions conditions(const Tables& tables);
    Condition condition(const Tables& tables);
    Operand operand(const Tables& tables);
    ColumnUnit columnOperand(size_t start, const Tables& tables);

    WordCursor m_cursor;
    const TableNames& m_names;
    TermReader m_terms;
    int m_queryCount = 0;
};

/// FROM comes first, wherever it stands: it says which tables a bare column name may mean.
Query Reader::query()
{
    Query query;
    Tables tables;
    if (++m_queryCount > mostQueries)
        m_cursor.fail("There are too many queries in it.");
    const bool isBlock = m_cursor.take("(");
    const size_t start = m_cursor.position();
    from(query, tables);
    const size_t afterFrom = m_cursor.position();
    m_cursor.moveTo(start);
    select(query, tables);
    m_cursor.moveTo(afterFrom);
    if (m_cursor.take("where"))
        query.where = conditions(tables);
    groupBy(query, tables);
    if (m_cursor.take("having"))
        query.having = conditions(tables);
    orderBy(query, tables);
    query.limit = limit();
    m_cursor.skipSemicolons();
    if (isBlock)
        m_cursor.expect(")");
    m_cursor.skipSemicolons();
    setOperation(query);
    return query;
}

/// Takes the next FROM in the text, even one inside the select list.
void Reader::from(Query& query, Tables& tables)
{
    if (!m_cursor.moveBehind("from"))
        return m_cursor.fail("There is no FROM.");
    do {
        const bool isBlock = m_cursor.take("(");
        tableUnit(query, tables);
        joinConditions(query, tables);
        if (isBlock)
            m_cursor.expect(")");
    } while (!m_cursor.atEnd() && !m_cursor.atClauseEnd());
}

void Reader::tableUnit(Query& query, Tables& tables)
{
    if (m_cursor.peek() == "select") {
        query.from.push_back(Nested{this->query()});
        return;
    }
    m_cursor.take("join");
    const std::string name = m_cursor.next();
    const std::optional<TableId> table = m_names.find(name);
    if (!table)
        return m_cursor.fail(fmt::format("'{}' is not a table.", name));
    if (m_cursor.take("as"))
        m_cursor.advance();
    query.from.push_back(*table);
    tables.push_back(*table);
}

void Reader::joinConditions(Query& query, const Tables& tables)
{
    if (!m_cursor.take("on"))
        return;
    const Conditions added = conditions(tables);
    Conditions& joins = query.joins;
    if (!joins.empty())
        joins.connectors.push_back(Connector::And);
    joins.units.insert(joins.units.end(), added.units.begin(), added.units.end());
    joins.connectors.insert(joins.connectors.end(), added.connectors.begin(), added.connectors.end());
}

void Reader::select(Query& query, const Tables& tables)
{
    m_cursor.expect("select");
    query.isDistinct = m_cursor.take("distinct");
    while (!m_cursor.atEnd() && !m_cursor.atClauseWord()) {
        const auto aggregate = m_cursor.takeNamed<Aggregate>(aggregateWords);
        query.select.push_back({aggregate.value_or(Aggregate::None), m_terms.valueUnit(tables)});
        m_cursor.take(",");
    }
}

void Reader::groupBy(Query& query, const Tables& tables)
{
    if (!m_cursor.take("group"))
        return;
    m_cursor.expect("by");
    while (!m_cursor.atEnd() && !m_cursor.atClauseEnd()) {
        query.groupBy.push_back(m_terms.columnUnit(tables));
        if (!m_cursor.take(","))
            return;
    }
}

void Reader::orderBy(Query& query, const Tables& tables)
{
    if (!m_cursor.take("order"))
        return;
    m_cursor.expect("by");
    while (!m_cursor.atEnd() && !m_cursor.atClauseEnd()) {
        query.orderBy.push_back(m_terms.valueUnit(tables));
        query.direction = m_cursor.takeNamed<Direction>(directionWords).value_or(query.direction);
        if (!m_cursor.take(","))
            return;
    }
}

std::optional<int> Reader::limit()
{
    if (!m_cursor.take("limit"))
        return {};
    if (m_cursor.atEnd())
        m_cursor.fail("LIMIT lacks its number.");
    return parsed<int>(m_cursor.next()).value_or(1);
}

void Reader::setOperation(Query& query)
{
    if (const auto setOperator = m_cursor.takeNamed<SetOperator>(setOperatorWords)) {
        query.setOperator = *setOperator;
        query.combined.push_back(this->query());
    }
}

Conditions Reader::conditions(const Tables& tables)
{
    Conditions conditions;
    while (!m_cursor.atEnd()) {
        conditions.units.push_back(condition(tables));
        if (m_cursor.atEnd() || m_cursor.atClauseEnd() || m_cursor.atJoinWord())
            break;
        const auto connector = m_cursor.takeNamed<Connector>(connectorWords);
        if (!connector) {
            m_cursor.fail(fmt::format("'{}' does not connect conditions.", m_cursor.peek()));
            break;
        }
        conditions.connectors.push_back(*connector);
    }
    return conditions;
}

Condition Reader::condition(const Tables& tables)
{
    Condition condition;
    condition.left = m_terms.valueUnit(tables);
    condition.isNegated = m_cursor.take("not");
    const auto comparison = m_cursor.takeNamed<Comparison>(comparisonWords);
    if (!comparison) {
        m_cursor.fail(fmt::format("'{}' does not compare.", m_cursor.peek()));
        return condition;
    }
    condition.comparison = *comparison;
    condition.first = operand(tables);
    if (comparison == Comparison::Between) {
        m_cursor.expect("and");
        condition.second = operand(tables);
    }
    return condition;
}

Operand Reader::operand(const Tables& tables)
{
    const size_t start = m_cursor.position();
    const bool isBlock = m_cursor.take("(");
    Operand operand;
    if (m_cursor.peek() == "select") {
        operand = Nested{query()};
    } else if (m_cursor.peek().find('"') != std::string_view::npos) {
        operand = m_cursor.next();
    } else if (const auto number = parsed<double>(m_cursor.peek())) {
        m_cursor.advance();
        operand = *number;
    } else {
        operand = columnOperand(start, tables);
    }
    if (isBlock)
        m_cursor.expect(")");
    return operand;
}

/// Reads one column from `start`, then skips to the next comma, parenthesis, AND or clause, whatever comes between (an OR, too).
ColumnUnit Reader::columnOperand(size_t start, const Tables& tables)
{
    const auto atStop = [this] {
        const std::string_view token = m_cursor.peek();
        return token == "," || token == ")" || token == "and" || m_cursor.atClauseWord() || m_cursor.atJoinWord();
    };
    while (!m_cursor.atEnd() && !atStop())
        m_cursor.advance();
    const size_t stop = m_cursor.position();
    m_cursor.moveTo(start);
    const size_t end = m_cursor.shorten(stop);
    const ColumnUnit unit = m_terms.columnUnit(tables);
    m_cursor.restore(end);
    m_cursor.moveTo(stop);
    return unit;
}

} // namespace

Result<Query> readSpiderQuery(std::string_view sql, const Schema& schema)
{
    auto tokens = tokenise(sql);
    if (!tokens)
        return tokens.error();
    const auto names = TableNames::create(*tokens, schema);
    if (!names)
        return names.error();
    Reader reader(*std::move(tokens), *names);
    Query query = reader.query();
    if (reader.error())
        return *reader.error();
    return query;
}

} // namespace ratatosk::sql
