// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/spider_query_reader.h"

#include "core/sql/spider_tokens.h"
#include "core/sql/spider_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <optional>
#include <utility>

namespace ratatosk::sql {
namespace {

using namespace spider;

constexpr std::array<std::string_view, 9> clauseWords{"select", "from", "where", "group", "order", "limit", "intersect", "union", "except"};
constexpr std::array<std::string_view, 3> joinWords{"join", "on", "as"};

template <class Words>
bool contains(const Words& words, std::string_view word)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

/// The enumerator that `word` names.
template <class Enum, class Words>
std::optional<Enum> named(const Words& words, std::string_view word)
{
    const auto found = std::find(words.begin(), words.end(), word);
    if (found == words.end())
        return {};
    return static_cast<Enum>(found - words.begin());
}

std::optional<double> numberOf(std::string_view word)
{
    if (word.starts_with('+'))
        word.remove_prefix(1);
    double number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (word.empty() || error == std::errc::invalid_argument || end != word.data() + word.size())
        return {};
    return number;
}

/// Tables by every name that the statement gives them; a name may also stand for a word that is no table.
Result<std::map<std::string, std::string>> tableNames(const std::vector<std::string>& tokens, const Schema& schema)
{
    std::map<std::string, std::string> names;
    for (size_t i = 1; i + 1 < tokens.size(); ++i) {
        if (tokens[i] == "as")
            names[tokens[i + 1]] = tokens[i - 1];
    }
    for (const auto& [alias, table] : names) {
        if (schema.findTable(alias))
            return Error{ErrorCode::UnsupportedSql, fmt::format("The alias '{}' is also a table.", alias)};
    }
    return names;
}

/// Recursive descent. After the first error the reader stands at the end of the tokens, so that every loop ends.
class Reader
{
public:
    Reader(std::vector<std::string> tokens, std::map<std::string, std::string> tableNames, const Schema& schema)
        : m_tokens(std::move(tokens)), m_end(m_tokens.size()), m_tableNames(std::move(tableNames)), m_schema(schema)
    {
    }

    Query query();
    const std::optional<Error>& error() const { return m_error; }

private:
    using Tables = std::vector<TableId>;

    // The cursor.
    bool atEnd() const { return m_position >= m_end; }
    std::string_view peek() const { return atEnd() ? std::string_view{} : m_tokens[m_position]; }
    bool take(std::string_view word);
    void expect(std::string_view word);
    void skipSemicolons();
    bool atClauseEnd() const { return contains(clauseWords, peek()) || peek() == ")" || peek() == ";"; }
    void fail(std::string reason);

    // Clauses. `tables` are those that a bare column name may belong to.
    void from(Query& query, Tables& tables);
    void tableUnit(Query& query, Tables& tables);
    void joinConditions(Query& query, const Tables& tables);
    void select(Query& query, const Tables& tables);
    void groupBy(Query& query, const Tables& tables);
    void orderBy(Query& query, const Tables& tables);
    std::optional<int> limit();
    void setOperation(Query& query);

    // Their parts.
    Conditions conditions(const Tables& tables);
    Condition condition(const Tables& tables);
    Operand operand(const Tables& tables);
    ColumnUnit columnOperand(size_t start, const Tables& tables);
    ValueUnit valueUnit(const Tables& tables);
    ColumnUnit columnUnit(const Tables& tables);
    int column(const Tables& tables);
    int qualifiedColumn(std::string_view token);
    std::optional<TableId> tableNamed(std::string_view name) const;

    std::vector<std::string> m_tokens;
    size_t m_position = 0;
    size_t m_end;
    std::map<std::string, std::string> m_tableNames;
    const Schema& m_schema;
    std::optional<Error> m_error;
};

bool Reader::take(std::string_view word)
{
    if (atEnd() || peek() != word)
        return false;
    ++m_position;
    return true;
}

void Reader::expect(std::string_view word)
{
    if (!take(word))
        fail(fmt::format("'{}' is missing before '{}'.", word, peek()));
}

void Reader::skipSemicolons()
{
    while (take(";")) {
    }
}

void Reader::fail(std::string reason)
{
    if (!m_error)
        m_error = Error{ErrorCode::UnsupportedSql, std::move(reason)};
    m_position = m_end = 0;
}

/// FROM comes first, wherever it stands: it says which tables a bare column name may mean.
Query Reader::query()
{
    Query query;
    Tables tables;
    const bool isBlock = take("(");
    const size_t start = m_position;
    from(query, tables);
    const size_t afterFrom = m_position;
    m_position = std::min(start, m_end);
    select(query, tables);
    m_position = std::min(afterFrom, m_end);
    if (take("where"))
        query.where = conditions(tables);
    groupBy(query, tables);
    if (take("having"))
        query.having = conditions(tables);
    orderBy(query, tables);
    query.limit = limit();
    skipSemicolons();
    if (isBlock)
        expect(")");
    skipSemicolons();
    setOperation(query);
    return query;
}

/// Takes the next FROM in the text, even one inside the select list.
void Reader::from(Query& query, Tables& tables)
{
    const auto found = std::find(m_tokens.begin() + static_cast<std::ptrdiff_t>(m_position), m_tokens.end(), "from");
    if (found == m_tokens.end())
        return fail("There is no FROM.");
    m_position = static_cast<size_t>(found - m_tokens.begin()) + 1;
    do {
        const bool isBlock = take("(");
        tableUnit(query, tables);
        joinConditions(query, tables);
        if (isBlock)
            expect(")");
    } while (!atEnd() && !atClauseEnd());
}

void Reader::tableUnit(Query& query, Tables& tables)
{
    if (peek() == "select") {
        query.from.push_back(Nested{this->query()});
        return;
    }
    take("join");
    const std::optional<TableId> table = tableNamed(peek());
    if (!table)
        return fail(fmt::format("'{}' is no table.", peek()));
    ++m_position;
    if (take("as"))
        ++m_position;
    query.from.push_back(*table);
    tables.push_back(*table);
}

void Reader::joinConditions(Query& query, const Tables& tables)
{
    if (!take("on"))
        return;
    Conditions added = conditions(tables);
    Conditions& joins = query.joins;
    if (!joins.empty())
        joins.connectors.push_back(Connector::And);
    joins.units.insert(joins.units.end(), added.units.begin(), added.units.end());
    joins.connectors.insert(joins.connectors.end(), added.connectors.begin(), added.connectors.end());
}

void Reader::select(Query& query, const Tables& tables)
{
    expect("select");
    query.isDistinct = take("distinct");
    while (!atEnd() && !contains(clauseWords, peek())) {
        SelectItem item;
        if (const auto aggregate = named<Aggregate>(aggregateWords, peek())) {
            item.aggregate = *aggregate;
            ++m_position;
        }
        item.value = valueUnit(tables);
        query.select.push_back(item);
        take(",");
    }
}

void Reader::groupBy(Query& query, const Tables& tables)
{
    if (!take("group"))
        return;
    expect("by");
    while (!atEnd() && !atClauseEnd()) {
        query.groupBy.push_back(columnUnit(tables));
        if (!take(","))
            return;
    }
}

void Reader::orderBy(Query& query, const Tables& tables)
{
    if (!take("order"))
        return;
    expect("by");
    while (!atEnd() && !atClauseEnd()) {
        query.orderBy.push_back(valueUnit(tables));
        if (const auto direction = named<Direction>(directionWords, peek())) {
            query.direction = *direction;
            ++m_position;
        }
        if (!take(","))
            return;
    }
}

std::optional<int> Reader::limit()
{
    if (!take("limit"))
        return {};
    if (atEnd())
        fail("LIMIT lacks its number.");
    const std::optional<double> number = numberOf(peek());
    ++m_position;
    return number ? static_cast<int>(*number) : 1;
}

void Reader::setOperation(Query& query)
{
    const auto setOperator = named<SetOperator>(setOperatorWords, peek());
    if (!setOperator)
        return;
    ++m_position;
    query.setOperator = *setOperator;
    query.combined.push_back(this->query());
}

Conditions Reader::conditions(const Tables& tables)
{
    Conditions conditions;
    while (!atEnd()) {
        conditions.units.push_back(condition(tables));
        if (atEnd() || atClauseEnd() || contains(joinWords, peek()))
            break;
        const auto connector = named<Connector>(connectorWords, peek());
        if (!connector) {
            fail(fmt::format("'{}' does not connect conditions.", peek()));
            break;
        }
        conditions.connectors.push_back(*connector);
        ++m_position;
    }
    return conditions;
}

Condition Reader::condition(const Tables& tables)
{
    Condition condition;
    condition.left = valueUnit(tables);
    condition.isNegated = take("not");
    const auto comparison = named<Comparison>(comparisonWords, peek());
    if (!comparison) {
        fail(fmt::format("'{}' does not compare.", peek()));
        return condition;
    }
    ++m_position;
    condition.comparison = *comparison;
    condition.first = operand(tables);
    if (comparison == Comparison::Between) {
        expect("and");
        condition.second = operand(tables);
    }
    return condition;
}

Operand Reader::operand(const Tables& tables)
{
    const size_t start = m_position;
    const bool isBlock = take("(");
    Operand operand;
    if (peek() == "select")
        operand = Nested{query()};
    else if (peek().find('"') != std::string_view::npos)
        operand = m_tokens[m_position++];
    else if (const auto number = numberOf(peek())) {
        operand = *number;
        ++m_position;
    } else
        operand = columnOperand(start, tables);
    if (isBlock)
        expect(")");
    return operand;
}

/// Reads one column from `start`, then skips to the next comma, parenthesis, AND or clause, whatever comes between (an OR, too).
ColumnUnit Reader::columnOperand(size_t start, const Tables& tables)
{
    size_t stop = m_position;
    const auto isStop = [](std::string_view token) {
        return token == "," || token == ")" || token == "and" || contains(clauseWords, token) || contains(joinWords, token);
    };
    while (stop < m_end && !isStop(m_tokens[stop]))
        ++stop;
    m_position = start;
    const size_t end = std::exchange(m_end, stop);
    const ColumnUnit unit = columnUnit(tables);
    if (!m_error) {
        m_position = stop;
        m_end = end;
    }
    return unit;
}

ValueUnit Reader::valueUnit(const Tables& tables)
{
    ValueUnit unit;
    const bool isBlock = take("(");
    unit.left = columnUnit(tables);
    if (const auto operation = named<Arithmetic>(arithmeticWords, peek())) {
        ++m_position;
        unit.operation = *operation;
        unit.right = columnUnit(tables);
    }
    if (isBlock)
        expect(")");
    return unit;
}

/// A parenthesis before an aggregate is never closed here: so it is in the original, and the statement cannot be read.
ColumnUnit Reader::columnUnit(const Tables& tables)
{
    ColumnUnit unit;
    const bool isBlock = take("(");
    const auto aggregate = named<Aggregate>(aggregateWords, peek());
    if (aggregate) {
        unit.aggregate = *aggregate;
        ++m_position;
        expect("(");
    }
    unit.isDistinct = take("distinct");
    unit.column = column(tables);
    if (aggregate || isBlock)
        expect(")");
    return unit;
}

int Reader::column(const Tables& tables)
{
    if (take("*"))
        return starColumn;
    const std::string token(peek());
    ++m_position;
    if (token.find('.') != std::string::npos)
        return qualifiedColumn(token);
    for (const TableId table : tables) {
        if (const auto found = m_schema.findColumn(table, token))
            return spiderColumn(*found);
    }
    fail(fmt::format("'{}' is no column here.", token));
    return starColumn;
}

int Reader::qualifiedColumn(std::string_view token)
{
    const size_t dot = token.find('.');
    if (const auto table = tableNamed(token.substr(0, dot))) {
        if (const auto found = m_schema.findColumn(*table, std::string(token.substr(dot + 1))))
            return spiderColumn(*found);
    }
    fail(fmt::format("'{}' is no column.", token));
    return starColumn;
}

std::optional<TableId> Reader::tableNamed(std::string_view name) const
{
    const auto alias = m_tableNames.find(std::string(name));
    return m_schema.findTable(alias == m_tableNames.end() ? std::string(name) : alias->second);
}

} // namespace

Result<Query> readSpiderQuery(std::string_view sql, const Schema& schema)
{
    auto tokens = tokenise(sql);
    if (!tokens)
        return tokens.error();
    auto names = tableNames(*tokens, schema);
    if (!names)
        return names.error();
    Reader reader(*std::move(tokens), *std::move(names), schema);
    Query query = reader.query();
    if (reader.error())
        return *reader.error();
    return query;
}

} // namespace ratatosk::sql
