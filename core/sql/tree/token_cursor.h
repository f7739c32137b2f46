// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/sql/tree/sql_lexer.h"

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk::sql {

/// A place in the tokens of a statement. The first failure sticks, and from then on every token reads as the end: a recursive descent
/// runs out by itself and the failure is reported once.
class TokenCursor
{
public:
    /// Requires: the last token is End.
    explicit TokenCursor(std::vector<SqlToken> tokens) : m_tokens(std::move(tokens)) {}

    const SqlToken& peek(size_t ahead = 0) const;
    SqlToken take();
    bool isAtEnd() const { return peek().kind == SqlToken::Kind::End; }

    /// Keywords in lower case; quoted tokens are no keywords.
    bool isWord(std::string_view keyword, size_t ahead = 0) const;
    bool isSymbol(std::string_view symbol, size_t ahead = 0) const;
    bool acceptWord(std::string_view keyword);
    bool acceptSymbol(std::string_view symbol);
    void expectWord(std::string_view keyword);
    void expectSymbol(std::string_view symbol);

    /// Moves to the next token that is one of the keywords or symbols, outside parentheses; or to the end of the enclosing parentheses.
    void skipTo(std::initializer_list<std::string_view> wanted);
    /// Tokens from here to the one behind the parenthesis that closes the one here. Requires: isSymbol("(").
    size_t lengthOfParentheses() const;

    /// Whether a comma stands between here and the parenthesis that closes around here, outside inner ones.
    bool hasCommaInParentheses() const;

    size_t position() const { return m_next; }
    void moveTo(size_t position) { m_next = position; }

    void failSyntax(std::string_view expected);
    void fail(ErrorCode code, const std::string& what);
    void failAt(const SqlToken& token, const std::string& what);
    const std::optional<Error>& failure() const { return m_failure; }

private:
    std::vector<SqlToken> m_tokens;
    size_t m_next = 0;
    std::optional<Error> m_failure;
};

} // namespace ratatosk::sql
