// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/help_with_sql/sql_scope.h"

#include "core/database/schema/identifier.h"
#include "core/sql/tree/sql_lexer.h"

#include <algorithm>

namespace ratatosk {

namespace {

using sql::SqlPiece;

/// Without quotes; a doubled quote is rare in names and left as it is.
std::string unquoted(const SqlPiece& piece, std::string_view text)
{
    if (piece.kind != SqlPiece::Kind::Name)
        return std::string(text);
    text.remove_prefix(1);
    if (piece.isClosed && !text.empty())
        text.remove_suffix(1);
    return std::string(text);
}

bool isName(const ScopeToken* token)
{
    if (!token)
        return false;
    if (token->piece.kind == SqlPiece::Kind::Name)
        return true;
    return token->piece.kind == SqlPiece::Kind::Word && !sql::isReservedWord(token->folded);
}

bool isWord(const ScopeToken* token, std::string_view folded)
{
    return token && token->piece.kind != SqlPiece::Kind::Name && token->folded == folded;
}

std::vector<std::string> columnNames(const Schema& schema, TableId table)
{
    std::vector<std::string> names;
    for (const ColumnId column : schema.columnsOf(table))
        names.push_back(schema.column(column).name);
    return names;
}

} // namespace

SqlScope::SqlScope(std::string_view sql, const Schema& schema) : m_schema(&schema)
{
    readTokens(sql);
    readNamedQueries();
    readSources();
}

void SqlScope::readTokens(std::string_view sql)
{
    std::vector<int> open{0};
    for (const SqlPiece& piece : sql::piecesOf(sql)) {
        if (piece.kind == SqlPiece::Kind::Blank || piece.kind == SqlPiece::Kind::Comment)
            continue;
        const std::string_view text = sql::textOf(sql, piece);
        if (text == ")" && open.size() > 1)
            open.pop_back();
        const bool isLiteral = piece.kind == SqlPiece::Kind::Text || piece.kind == SqlPiece::Kind::Number;
        ScopeToken token{piece, unquoted(piece, text), {}, open.back(), -1};
        token.folded = isLiteral ? std::string() : foldedIdentifier(token.text);
        if (text == "(") {
            m_parents.push_back(open.back());
            token.opens = static_cast<int>(m_parents.size()) - 1;
            open.push_back(token.opens);
        }
        m_tokens.push_back(std::move(token));
    }
}

/// name [(columns)] AS ( query )
void SqlScope::readNamedQueries()
{
    for (size_t at = 0; at < m_tokens.size(); ++at) {
        const bool isStart = at > 0
            && (isWord(&m_tokens[at - 1], "with") || isWord(&m_tokens[at - 1], "recursive") || m_tokens[at - 1].text == ",");
        if (!isStart || !isName(&m_tokens[at]))
            continue;
        size_t next = at + 1;
        std::vector<std::string> columns;
        if (tokenAt(next) && m_tokens[next].opens >= 0) {
            columns = listedIn(m_tokens[next].opens);
            for (++next; tokenAt(next) && m_tokens[next].text != ")";)
                ++next;
            ++next;
        }
        if (!isWord(tokenAt(next), "as") || !tokenAt(next + 1) || m_tokens[next + 1].opens < 0)
            continue;
        if (columns.empty())
            columns = outputsOf(m_tokens[next + 1].opens);
        m_queries.push_back({m_tokens[at].text, {}, columns});
    }
}

void SqlScope::readSources()
{
    for (size_t at = 1; at < m_tokens.size(); ++at) {
        if (isAfterFrom(at))
            readSourceAt(at);
    }
}

/// Whether a table may be named here: after FROM, JOIN, UPDATE, INTO, or a comma between such.
bool SqlScope::isAfterFrom(size_t at) const
{
    const ScopeToken& before = m_tokens[at - 1];
    for (const std::string_view word : {"from", "join", "update", "into"}) {
        if (isWord(&before, word))
            return true;
    }
    if (before.text != ",")
        return false;
    for (size_t i = at - 1; i-- > 0;) {
        const ScopeToken& token = m_tokens[i];
        if (token.block != before.block || token.piece.kind != SqlPiece::Kind::Word || !sql::isReservedWord(token.folded)
            || token.folded == "as")
            continue;
        return token.folded == "from" || token.folded == "join" || token.folded == "on";
    }
    return false;
}

void SqlScope::readSourceAt(size_t at)
{
    const ScopeToken& token = m_tokens[at];
    if (token.opens >= 0) {
        size_t end = at + 1;
        while (end < m_tokens.size() && !(m_tokens[end].text == ")" && m_tokens[end].block == token.block))
            ++end;
        if (isWord(tokenAt(at + 1), "select"))
            m_sources.push_back({{aliasAfter(end), {}, outputsOf(token.opens)}, token.block});
        return;
    }
    if (!isName(&token))
        return;
    size_t last = at;
    std::string whole = token.text;
    while (tokenAt(last + 2) && m_tokens[last + 1].text == "." && isName(&m_tokens[last + 2])) {
        last += 2; // main.dogs
        whole += "." + m_tokens[last].text;
    }
    SqlSource source = sourceNamed(m_schema->findTable(whole) ? whole : m_tokens[last].text);
    source.name = m_tokens[last].text;
    if (const std::string alias = aliasAfter(last); !alias.empty())
        source.name = alias;
    m_sources.push_back({std::move(source), token.block});
}

SqlSource SqlScope::sourceNamed(const std::string& name) const
{
    for (const SqlSource& query : m_queries) {
        if (sameIdentifier(query.name, name))
            return query;
    }
    const auto table = m_schema->findTable(name);
    if (!table)
        return {name, {}, {}};
    return {name, table, columnNames(*m_schema, *table)};
}

std::string SqlScope::aliasAfter(size_t at) const
{
    const size_t next = isWord(tokenAt(at + 1), "as") ? at + 2 : at + 1;
    return isName(tokenAt(next)) ? m_tokens[next].text : std::string();
}

/// The names between commas: (a, b).
std::vector<std::string> SqlScope::listedIn(int block) const
{
    std::vector<std::string> names;
    for (const ScopeToken& token : m_tokens) {
        if (token.block == block && isName(&token))
            names.push_back(token.text);
    }
    return names;
}

/// The result columns of the query in a block: the last name of each item, or what a star stands for.
std::vector<std::string> SqlScope::outputsOf(int block) const
{
    std::vector<std::string> names;
    std::vector<std::string> starred;
    std::string last;
    bool isInList = false;
    const auto endItem = [&] {
        if (!last.empty())
            names.push_back(last);
        last.clear();
    };
    for (size_t at = 0; at < m_tokens.size(); ++at) {
        const ScopeToken& token = m_tokens[at];
        if (token.block != block)
            continue;
        if (isWord(&token, "select")) {
            if (isInList || !names.empty())
                break;
            isInList = true;
        } else if (isWord(&token, "from")) {
            if (last == "*" && isName(tokenAt(at + 1)))
                starred = sourceNamed(m_tokens[at + 1].text).columns;
            break;
        } else if (isInList && token.text == ",") {
            endItem();
        } else if (isInList && (isName(&token) || token.text == "*")) {
            last = token.text;
        }
    }
    if (last == "*")
        last.clear();
    endItem();
    names.insert(names.end(), starred.begin(), starred.end());
    return names;
}

std::vector<SqlSource> SqlScope::sourcesFor(int block) const
{
    std::vector<SqlSource> seen;
    for (int scope = block; scope >= 0; scope = m_parents[static_cast<size_t>(scope)]) {
        for (const Placed& placed : m_sources) {
            if (placed.block == scope)
                seen.push_back(placed.source);
        }
    }
    return seen;
}

std::vector<SqlSource> SqlScope::allSources() const
{
    std::vector<SqlSource> all;
    for (const Placed& placed : m_sources)
        all.push_back(placed.source);
    return all;
}

int SqlScope::blockAt(int byte) const
{
    int block = 0;
    for (const ScopeToken& token : m_tokens) {
        if (token.piece.end > byte)
            break;
        block = token.opens >= 0 ? token.opens : token.block;
    }
    return block;
}

} // namespace ratatosk
