// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/tree/query_parser.h"

#include "core/database/schema/identifier.h"
#include "core/sql/tree/output_names.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace ratatosk::sql {

namespace {

bool isWholeNumber(const SqlToken& token)
{
    return token.kind == SqlToken::Kind::Number && token.text.find_first_not_of("0123456789") == std::string::npos;
}

bool isInteger(const Expression& expression, const char* digits)
{
    return expression == Expression{Literal{ValueType::Integer, digits}};
}

const Arithmetic* arithmeticIn(const Expression& expression, ArithmeticOperator operation)
{
    const auto* arithmetic = std::get_if<Arithmetic>(&expression.term);
    return arithmetic && arithmetic->operation == operation ? arithmetic : nullptr;
}

/// The one item of a query that reads what `block` reads; tests for missing values may differ, since count leaves these out.
const Expression* aggregateOfSameRows(const Expression& expression, const SelectBlock& block)
{
    const auto* scalar = std::get_if<ScalarQuery>(&expression.term);
    if (!scalar || !scalar->query->rest.empty() || scalar->query->first.items.size() != 1)
        return nullptr;
    const SelectBlock& inner = scalar->query->first;
    const auto withoutNullTests = [](const std::optional<Condition>& clause) {
        std::vector<Condition> parts;
        const auto* junction = clause ? std::get_if<Junction>(&clause->test) : nullptr;
        if (junction && junction->connective == Connective::And)
            parts = junction->parts;
        else if (clause)
            parts = {*clause};
        std::erase_if(parts, [](const Condition& part) { return std::holds_alternative<NullTest>(part.test); });
        return parts;
    };
    const bool isSame = inner.from == block.from && inner.groupBy.empty() && block.groupBy.empty()
        && withoutNullTests(inner.where) == withoutNullTests(block.where);
    return isSame ? &inner.items.front().expression : nullptr;
}

bool isMiddle(const Expression& limit, const Expression& offset, const Query& query)
{
    const Arithmetic* difference = arithmeticIn(limit, ArithmeticOperator::Subtract);
    const Arithmetic* rest = difference ? arithmeticIn(*difference->right, ArithmeticOperator::Modulo) : nullptr;
    const bool isOneBlock = query.rest.empty() && query.orderBy.size() == 1;
    if (!rest || !isOneBlock || !isInteger(*difference->left, "2") || !isInteger(*rest->right, "2"))
        return false;
    const Expression* count = aggregateOfSameRows(*rest->left, query.first);
    const Expression* half = aggregateOfSameRows(offset, query.first);
    const Arithmetic* quotient = half ? arithmeticIn(*half, ArithmeticOperator::Divide) : nullptr;
    const auto* call = count ? std::get_if<AggregateCall>(&count->term) : nullptr;
    return call && call->function == Aggregate::Count && quotient && isInteger(*quotient->right, "2");
}

} // namespace

QueryParser::QueryParser(std::vector<SqlToken> tokens, const Schema& schema) : m_schema(schema), m_cursor(std::move(tokens)) {}

Result<Query> QueryParser::parse()
{
    if (m_cursor.isWord("with") || m_cursor.isWord("values"))
        m_cursor.fail(ErrorCode::UnsupportedSql, fmt::format("{} is not supported", m_cursor.peek().text));
    Query result = query();
    m_cursor.acceptSymbol(";");
    if (!m_cursor.isAtEnd())
        m_cursor.failSyntax("the end of the statement");
    if (m_cursor.failure())
        return *m_cursor.failure();
    return result;
}

Query QueryParser::query()
{
    if (++m_depth > kDeepestNesting)
        m_cursor.fail(ErrorCode::UnsupportedSql, "queries are nested too deeply");
    NameScope* const outer = m_scope;
    const auto* const outerItems = m_items;
    const auto nextBlock = [&] {
        m_scope = &m_scopes.emplace_back(m_schema, outer);
        return block();
    };
    Query result{.first = nextBlock()};
    while (const std::optional<SetOperator> operation = setOperator())
        result.rest.push_back({*operation, nextBlock()});
    m_items = &result.last().items;
    orderAndLimit(result);
    m_scope = outer;
    m_items = outerItems;
    --m_depth;
    return result;
}

std::optional<SetOperator> QueryParser::setOperator()
{
    if (m_cursor.acceptWord("union"))
        return m_cursor.acceptWord("all") ? SetOperator::UnionAll : SetOperator::Union;
    if (m_cursor.acceptWord("intersect"))
        return SetOperator::Intersect;
    if (m_cursor.acceptWord("except"))
        return SetOperator::Except;
    return std::nullopt;
}

SelectBlock QueryParser::block()
{
    SelectBlock result;
    m_items = nullptr;
    m_cursor.expectWord("select");
    result.isDistinct = m_cursor.acceptWord("distinct");
    if (!result.isDistinct)
        m_cursor.acceptWord("all");
    itemsAndFrom(result);
    m_items = &result.items;
    clausesAfterFrom(result);
    return result;
}

/// FROM first, then back to the items, then behind FROM.
void QueryParser::itemsAndFrom(SelectBlock& block)
{
    const size_t itemsBegin = m_cursor.position();
    m_cursor.skipTo({";", "from", "where", "group", "having", "order", "limit", "union", "intersect", "except"});
    const size_t itemsEnd = m_cursor.position();
    if (m_cursor.acceptWord("from"))
        from(block);
    m_scope->setComplete();
    const size_t fromEnd = m_cursor.position();

    m_cursor.moveTo(itemsBegin);
    block.items = selectItems();
    if (m_cursor.position() != itemsEnd)
        m_cursor.failSyntax("FROM");
    m_cursor.moveTo(fromEnd);
}

void QueryParser::clausesAfterFrom(SelectBlock& block)
{
    if (m_cursor.acceptWord("where"))
        block.where = condition();
    if (m_cursor.acceptWord("group")) {
        m_cursor.expectWord("by");
        do {
            std::optional<Expression> item = itemAtOrdinal();
            block.groupBy.push_back(item ? std::move(*item) : expression());
        } while (m_cursor.acceptSymbol(","));
    }
    if (m_cursor.acceptWord("having"))
        block.having = condition();
}

std::vector<SelectItem> QueryParser::selectItems()
{
    std::vector<SelectItem> items;
    do {
        Expression item = expressionOrTruth();
        items.push_back({std::move(item), alias()});
    } while (m_cursor.acceptSymbol(","));
    return items;
}

std::string QueryParser::alias()
{
    if (m_cursor.acceptWord("as"))
        return m_cursor.take().text;
    const SqlToken& token = m_cursor.peek();
    const bool isName = token.kind == SqlToken::Kind::Name || token.kind == SqlToken::Kind::QuotedWord
        || (token.kind == SqlToken::Kind::Word && !isReservedWord(token.text));
    return isName ? m_cursor.take().text : std::string();
}

void QueryParser::orderAndLimit(Query& query)
{
    if (m_cursor.acceptWord("order")) {
        m_cursor.expectWord("by");
        do
            query.orderBy.push_back(orderKey(sortExpression(query)));
        while (m_cursor.acceptSymbol(","));
    }
    if (!m_cursor.acceptWord("limit"))
        return;
    if (!isWholeNumber(m_cursor.peek()) || m_cursor.isSymbol("-", 1))
        return middle(query);
    query.limit = rowCount();
    if (m_cursor.acceptWord("offset"))
        query.offset = rowCount();
    else if (m_cursor.acceptSymbol(","))
        query.offset = std::exchange(query.limit, rowCount());
}

OrderKey QueryParser::orderKey(Expression expression)
{
    const bool isDescending = m_cursor.acceptWord("desc");
    if (!isDescending)
        m_cursor.acceptWord("asc");
    return {std::move(expression), isDescending};
}

/// `LIMIT 2 - (SELECT count(x) FROM ...) % 2 OFFSET (SELECT (count(x) - 1) / 2 FROM ...)` over the block's own rows: the middle one or two.
void QueryParser::middle(Query& query)
{
    const Expression limit = expression();
    const bool hasOffset = m_cursor.acceptWord("offset");
    const Expression offset = hasOffset ? expression() : Expression();
    query.takesMiddle = hasOffset && isMiddle(limit, offset, query);
    if (!query.takesMiddle)
        m_cursor.fail(ErrorCode::UnsupportedSql, "only a plain number may follow LIMIT or OFFSET, or what takes the middle rows");
}

/// SQLite looks at ordinals, then at names given in SELECT, then at columns.
Expression QueryParser::sortExpression(const Query& query)
{
    if (std::optional<Expression> item = itemAtOrdinal())
        return std::move(*item);
    const SqlToken& token = m_cursor.peek();
    const bool isAlone = !m_cursor.isSymbol(".", 1) && !m_cursor.isSymbol("(", 1);
    if (isAlone && token.kind != SqlToken::Kind::Text) {
        if (std::optional<Expression> item = outputNamed(query, token.text)) {
            m_cursor.take();
            return std::move(*item);
        }
    }
    return expressionOrTruth();
}

std::optional<Expression> QueryParser::itemAtOrdinal()
{
    const SqlToken& token = m_cursor.peek();
    const SqlToken& next = m_cursor.peek(1);
    const bool isAlone = next.kind != SqlToken::Kind::Symbol || next.text == "," || next.text == ")" || next.text == ";";
    if (!isWholeNumber(token) || !isAlone || !m_items)
        return std::nullopt;
    const size_t ordinal = std::strtoul(token.text.c_str(), nullptr, 10);
    if (ordinal < 1 || ordinal > m_items->size()) {
        m_cursor.fail(ErrorCode::InvalidSql, "there is no such item in SELECT");
        return std::nullopt;
    }
    m_cursor.take();
    return (*m_items)[ordinal - 1].expression;
}

/// A name given in SELECT; in a set operation also the name of the first block's column there.
std::optional<Expression> QueryParser::outputNamed(const Query& query, const std::string& name) const
{
    if (std::optional<Expression> item = itemNamed(name))
        return item;
    const std::vector<SelectItem>& outputs = query.first.items;
    for (size_t i = 0; !query.rest.empty() && i < std::min(outputs.size(), m_items->size()); ++i) {
        if (sameIdentifier(outputName(outputs[i], query.first, m_schema), name))
            return (*m_items)[i].expression;
    }
    return std::nullopt;
}

Literal QueryParser::rowCount()
{
    const SqlToken token = m_cursor.take();
    if (!isWholeNumber(token))
        m_cursor.fail(ErrorCode::UnsupportedSql, "only a plain number may follow LIMIT or OFFSET");
    return {ValueType::Integer, token.text};
}

} // namespace ratatosk::sql
