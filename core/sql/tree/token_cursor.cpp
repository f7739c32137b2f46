// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/tree/token_cursor.h"

#include "core/database/schema/identifier.h"

#include <fmt/format.h>

#include <algorithm>

namespace ratatosk::sql {

const SqlToken& TokenCursor::peek(size_t ahead) const
{
    return m_failure ? m_tokens.back() : m_tokens[std::min(m_next + ahead, m_tokens.size() - 1)];
}

SqlToken TokenCursor::take()
{
    SqlToken token = peek();
    m_next += token.kind != SqlToken::Kind::End;
    return token;
}

bool TokenCursor::isWord(std::string_view keyword, size_t ahead) const
{
    return peek(ahead).kind == SqlToken::Kind::Word && sameIdentifier(peek(ahead).text, keyword);
}

bool TokenCursor::isSymbol(std::string_view symbol, size_t ahead) const
{
    return peek(ahead).kind == SqlToken::Kind::Symbol && peek(ahead).text == symbol;
}

bool TokenCursor::acceptWord(std::string_view keyword)
{
    const bool isHere = isWord(keyword);
    m_next += isHere;
    return isHere;
}

bool TokenCursor::acceptSymbol(std::string_view symbol)
{
    const bool isHere = isSymbol(symbol);
    m_next += isHere;
    return isHere;
}

void TokenCursor::expectWord(std::string_view keyword)
{
    if (!acceptWord(keyword))
        failSyntax(keyword);
}

void TokenCursor::expectSymbol(std::string_view symbol)
{
    if (!acceptSymbol(symbol))
        failSyntax(symbol);
}

void TokenCursor::skipTo(std::initializer_list<std::string_view> wanted)
{
    const auto isHere = [&](std::string_view text) { return isWord(text) || isSymbol(text); };
    while (!isAtEnd() && !isSymbol(")") && std::none_of(wanted.begin(), wanted.end(), isHere))
        m_next += isSymbol("(") ? lengthOfParentheses() : 1;
}

size_t TokenCursor::lengthOfParentheses() const
{
    int depth = 0;
    for (size_t length = 0; peek(length).kind != SqlToken::Kind::End; ++length) {
        depth += isSymbol("(", length) ? 1 : isSymbol(")", length) ? -1 : 0;
        if (depth == 0)
            return length + 1;
    }
    return m_tokens.size() - 1 - m_next;
}

bool TokenCursor::hasCommaInParentheses() const
{
    int depth = 0;
    for (size_t ahead = 0; depth >= 0 && peek(ahead).kind != SqlToken::Kind::End; ++ahead) {
        if (depth == 0 && isSymbol(",", ahead))
            return true;
        depth += isSymbol("(", ahead) ? 1 : isSymbol(")", ahead) ? -1 : 0;
    }
    return false;
}

void TokenCursor::failSyntax(std::string_view expected)
{
    const std::string found = isAtEnd() ? "the end" : fmt::format("'{}'", peek().text);
    fail(ErrorCode::InvalidSql, fmt::format("{} expected before {}", expected, found));
}

void TokenCursor::fail(ErrorCode code, const std::string& what)
{
    if (!m_failure)
        m_failure = Error{code, fmt::format("{} (at character {})", what, peek().begin + 1)};
}

void TokenCursor::failAt(const SqlToken& token, const std::string& what)
{
    if (!m_failure)
        m_failure = Error{ErrorCode::InvalidSql, fmt::format("{} (at character {})", what, token.begin + 1)};
}

} // namespace ratatosk::sql
