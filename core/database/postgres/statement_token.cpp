// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/postgres/statement_token.h"

#include <cctype>
#include <optional>

namespace ratatosk {

namespace {

using Kind = StatementToken::Kind;

bool isLetter(char c)
{
    return std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '_' || static_cast<unsigned char>(c) >= 0x80;
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isSpace(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

char small(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

Error neverEnds(const char* what)
{
    return {ErrorCode::InvalidSql, std::string(what) + " in the statement never ends."};
}

class StatementCutter
{
public:
    explicit StatementCutter(std::string_view sql) : m_sql(sql) {}

    Result<std::vector<StatementToken>> run()
    {
        if (m_sql.find('\0') != std::string_view::npos)
            return Error{ErrorCode::InvalidSql, "The statement contains a zero character."};
        while (m_at < m_sql.size() && !m_error)
            next();
        if (m_error)
            return *m_error;
        return std::move(m_tokens);
    }

private:
    char at(std::size_t ahead) const { return m_at + ahead < m_sql.size() ? m_sql[m_at + ahead] : '\0'; }
    void add(Kind kind, std::string text) { m_tokens.push_back({kind, std::move(text)}); }

    void next()
    {
        const char c = at(0);
        if (isSpace(c))
            ++m_at;
        else if (c == '-' && at(1) == '-')
            m_at = std::min(m_sql.find_first_of("\n\r", m_at), m_sql.size());
        else if (c == '/' && at(1) == '*')
            comment();
        else if (c == '\'')
            text(false);
        else if (c == '"')
            quoted();
        else if (isDigit(c) || (c == '.' && isDigit(at(1))))
            number();
        else if (isLetter(c))
            word();
        else if (c == '$')
            m_error = Error{ErrorCode::RefusedStatement, "Text between dollar signs is not supported here. Write it in single quotes."};
        else
            add(Kind::Symbol, std::string(1, m_sql[m_at++]));
    }

    void comment()
    {
        int depth = 0;
        do {
            const bool begins = at(0) == '/' && at(1) == '*', ends = at(0) == '*' && at(1) == '/';
            depth += begins ? 1 : ends ? -1 : 0;
            m_at += begins || ends ? 2 : 1;
        } while (depth > 0 && m_at < m_sql.size());
        if (depth > 0)
            m_error = neverEnds("A comment");
    }

    /// From the quote on. A text in quotes may go on in the next line, where an escaped one would read its backslashes as escapes.
    void text(bool isEscaped)
    {
        for (++m_at; m_at < m_sql.size(); ++m_at) {
            if (at(0) == '\'' && at(1) != '\'')
                break;
            m_at += at(0) == '\'' || (isEscaped && at(0) == '\\') ? 1 : 0;
        }
        if (m_at >= m_sql.size()) {
            m_error = neverEnds("A text");
            return;
        }
        ++m_at;
        add(Kind::Text, "");
        std::size_t behind = m_at;
        while (behind < m_sql.size() && isSpace(m_sql[behind]))
            ++behind;
        if (isEscaped && behind < m_sql.size() && (m_sql[behind] == '\'' || m_sql[behind] == '-'))
            m_error = Error{ErrorCode::RefusedStatement, "A text that begins with E' cannot continue in a second pair of quotes."};
    }

    void quoted()
    {
        std::string name;
        for (++m_at; m_at < m_sql.size() && (at(0) != '"' || at(1) == '"'); ++m_at) {
            m_at += at(0) == '"' ? 1 : 0;
            name += m_sql[m_at];
        }
        if (m_at >= m_sql.size()) {
            m_error = neverEnds("A name");
            return;
        }
        ++m_at;
        add(Kind::Quoted, std::move(name));
    }

    void number()
    {
        const std::size_t begin = m_at;
        while (isDigit(at(0)) || at(0) == '.')
            ++m_at;
        const std::size_t sign = at(1) == '+' || at(1) == '-' ? 2 : 1;
        if (small(at(0)) == 'e' && isDigit(at(sign))) {
            m_at += sign;
            while (isDigit(at(0)))
                ++m_at;
        }
        add(Kind::Number, std::string(m_sql.substr(begin, m_at - begin)));
    }

    void word()
    {
        std::string name;
        while (isLetter(at(0)) || isDigit(at(0)) || at(0) == '$')
            name += small(m_sql[m_at++]);
        if (at(0) == '\'' && (name == "e" || name == "b" || name == "x" || name == "n"))
            return text(name == "e");
        if (name == "u" && at(0) == '&' && at(1) == '\'') {
            ++m_at;
            return text(false);
        }
        add(Kind::Word, std::move(name)); // U&"x" is three pieces, of which the last is no name that anybody allows
    }

    std::string_view m_sql;
    std::size_t m_at = 0;
    std::vector<StatementToken> m_tokens;
    std::optional<Error> m_error;
};

} // namespace

Result<std::vector<StatementToken>> statementTokens(std::string_view sql)
{
    return StatementCutter(sql).run();
}

} // namespace ratatosk
