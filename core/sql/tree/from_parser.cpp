// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/tree/join_origin.h"
#include "core/sql/tree/output_names.h"
#include "core/sql/tree/query_parser.h"

#include <fmt/format.h>

#include <utility>

namespace ratatosk::sql {

namespace {

struct OnClause {
    size_t source = 0;
    size_t begin = 0; ///< token behind ON
    size_t end = 0;
};

} // namespace

/// ON may name tables that come after it, so the conditions are read when all sources are known.
void QueryParser::from(SelectBlock& block)
{
    std::vector<OnClause> clauses;
    source(block, JoinKind::Inner);
    while (const std::optional<JoinKind> kind = joinKind()) {
        source(block, *kind);
        if (!m_cursor.acceptWord("on"))
            continue;
        const size_t begin = m_cursor.position();
        m_cursor.skipTo({",", ";", "join", "inner", "left", "cross", "natural", "right", "full", "where", "group", "having", "order",
                         "limit", "union", "intersect", "except"});
        clauses.push_back({block.from.size() - 1, begin, m_cursor.position()});
    }
    const size_t end = m_cursor.position();
    m_scope->setComplete();
    for (const OnClause& clause : clauses) {
        m_cursor.moveTo(clause.begin);
        joinCondition(block.from[clause.source]);
        if (m_cursor.position() != clause.end)
            m_cursor.failSyntax("JOIN or a clause");
    }
    m_cursor.moveTo(end);
}

void QueryParser::source(SelectBlock& block, JoinKind kind)
{
    Source source{.kind = kind};
    if (m_cursor.isSymbol("(")) {
        Box<Query> query = subquery();
        m_scope->addQuery(alias(), outputNames(query->first, m_schema));
        source.relation = std::move(query);
    } else {
        const std::string contained = m_cursor.isSymbol(".", 1) ? m_cursor.peek().text + "." + m_cursor.peek(2).text : "";
        const bool isContained = !contained.empty() && m_schema.findTable(contained); // store.item
        for (int skipped = 0; isContained && skipped < 2; ++skipped)
            m_cursor.take();
        const SqlToken token = m_cursor.peek();
        const std::optional<TableId> table = m_schema.findTable(isContained ? contained : token.text);
        if (!table)
            m_cursor.fail(ErrorCode::InvalidSql, fmt::format("there is no table '{}'", token.text));
        m_cursor.take();
        const std::string name = alias();
        m_scope->addTable(name.empty() ? token.text : name, table.value_or(TableId{}));
        source.relation = table.value_or(TableId{});
    }
    block.from.push_back(std::move(source));
}

std::optional<JoinKind> QueryParser::joinKind()
{
    if (m_cursor.acceptSymbol(",") || m_cursor.acceptWord("join"))
        return JoinKind::Inner;
    for (const char* word : {"natural", "right", "full", "using"}) {
        if (m_cursor.isWord(word))
            m_cursor.fail(ErrorCode::UnsupportedSql, fmt::format("'{}' in FROM is not supported", word));
    }
    const bool isLeft = m_cursor.acceptWord("left");
    const bool isInner = !isLeft && (m_cursor.acceptWord("inner") || m_cursor.acceptWord("cross"));
    if (!isLeft && !isInner)
        return std::nullopt;
    if (isLeft)
        m_cursor.acceptWord("outer");
    m_cursor.expectWord("join");
    return isLeft ? JoinKind::Left : JoinKind::Inner;
}

Box<Query> QueryParser::subquery()
{
    m_cursor.expectSymbol("(");
    Box<Query> result(query());
    m_cursor.expectSymbol(")");
    return result;
}

void QueryParser::joinCondition(Source& source)
{
    Condition whole = condition();
    auto* junction = std::get_if<Junction>(&whole.test);
    std::vector<Condition> parts;
    if (junction && junction->connective == Connective::And)
        parts = std::move(junction->parts);
    else
        parts.push_back(std::move(whole));

    std::vector<Condition> rest;
    for (Condition& part : parts) {
        if (!takeJoinKey(part, source))
            rest.push_back(std::move(part));
    }
    if (rest.size() == 1)
        source.condition = std::move(rest.front());
    else if (!rest.empty())
        source.condition = Condition{Junction{Connective::And, std::move(rest)}};
}

/// An equality of two columns of this block is a key.
bool QueryParser::takeJoinKey(const Condition& condition, Source& source) const
{
    const auto* comparison = std::get_if<Comparison>(&condition.test);
    if (!comparison || comparison->operation != ComparisonOperator::Equal)
        return false;
    const auto* left = std::get_if<ColumnReference>(&comparison->left.term);
    const auto* right = std::get_if<ColumnReference>(&comparison->right.term);
    if (!left || !right || left->source.level != 0 || right->source.level != 0)
        return false;
    source.keys.push_back({*left, *right, joinOrigin(m_schema, left->column, right->column)});
    return true;
}

} // namespace ratatosk::sql
