// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/sql_lexer.h"

#include "core/schema/identifier.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>

namespace ratatosk::sql {

namespace {

/// What SQLite's parser refuses as a bare identifier, in order.
// clang-format off
constexpr std::array<std::string_view, 68> kReservedWords = {
    "add", "all", "alter", "and", "as", "autoincrement", "between", "case", "check", "collate", "commit", "constraint", "create",
    "cross", "current_date", "current_time", "current_timestamp", "default", "deferrable", "delete", "distinct", "drop", "else",
    "escape", "except", "exists", "foreign", "from", "full", "group", "having", "in", "index", "indexed", "inner", "insert",
    "intersect", "into", "is", "isnull", "join", "left", "limit", "natural", "not", "notnull", "null", "on", "or", "order",
    "outer", "primary", "references", "returning", "right", "select", "set", "table", "then", "to", "transaction", "union",
    "unique", "update", "using", "values", "when", "where"};
// clang-format on

constexpr std::array<std::string_view, 6> kLongSymbols = {"<=", ">=", "!=", "<>", "==", "||"};

bool isDigit(char c)
{
    return std::isdigit(static_cast<unsigned char>(c));
}

constexpr std::string_view kHexadecimalDigits = "0123456789abcdefABCDEF";

bool isHexadecimalDigit(char c)
{
    return kHexadecimalDigits.find(c) != std::string_view::npos;
}

bool isWordCharacter(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '$' || static_cast<unsigned char>(c) >= 0x80;
}

class Lexer
{
public:
    explicit Lexer(std::string_view sql) : m_sql(sql) {}

    Result<std::vector<SqlToken>> run()
    {
        for (skipBlanks(); m_at < m_sql.size() && m_error.empty(); skipBlanks())
            m_tokens.push_back(next());
        if (!m_error.empty())
            return Error{ErrorCode::InvalidSql, m_error};
        m_tokens.push_back({SqlToken::Kind::End, "", static_cast<int>(m_sql.size())});
        return std::move(m_tokens);
    }

private:
    char at(size_t offset) const { return offset < m_sql.size() ? m_sql[offset] : '\0'; }

    void skipBlanks()
    {
        while (m_at < m_sql.size()) {
            if (std::isspace(static_cast<unsigned char>(m_sql[m_at])))
                ++m_at;
            else if (m_sql.substr(m_at, 2) == "--")
                m_at = std::min(m_sql.find('\n', m_at), m_sql.size());
            else if (m_sql.substr(m_at, 2) == "/*")
                m_at = std::min(m_sql.find("*/", m_at + 2), m_sql.size() - 2) + 2;
            else
                return;
        }
    }

    SqlToken next()
    {
        const char c = m_sql[m_at];
        switch (c) {
        case '\'': return quoted(SqlToken::Kind::Text, '\'');
        case '"': return quoted(SqlToken::Kind::QuotedWord, '"');
        case '`': return quoted(SqlToken::Kind::Name, '`');
        case '[': return quoted(SqlToken::Kind::Name, ']');
        default: break;
        }
        if (isDigit(c) || (c == '.' && isDigit(at(m_at + 1))))
            return number();
        if (isWordCharacter(c))
            return upTo(SqlToken::Kind::Word, endOfWord());
        return symbol();
    }

    SqlToken upTo(SqlToken::Kind kind, size_t end)
    {
        SqlToken token{kind, std::string(m_sql.substr(m_at, end - m_at)), static_cast<int>(m_at)};
        m_at = end;
        return token;
    }

    size_t endOfWord() const
    {
        size_t end = m_at;
        while (isWordCharacter(at(end)))
            ++end;
        return end;
    }

    size_t endOfDigits(size_t end) const
    {
        while (isDigit(at(end)))
            ++end;
        return end;
    }

    SqlToken number()
    {
        const size_t end = endOfNumber();
        if (isWordCharacter(at(end)))
            m_error = fmt::format("the number at character {} ends in letters", m_at + 1);
        return upTo(SqlToken::Kind::Number, end);
    }

    size_t endOfNumber() const
    {
        size_t end = endOfDigits(m_at);
        const bool isHexadecimal = m_sql.substr(m_at, 2) == "0x" || m_sql.substr(m_at, 2) == "0X";
        if (isHexadecimal && isHexadecimalDigit(at(m_at + 2)))
            return std::min(m_sql.find_first_not_of(kHexadecimalDigits, m_at + 2), m_sql.size());
        if (at(end) == '.')
            end = endOfDigits(end + 1);
        if (at(end) == 'e' || at(end) == 'E') {
            const size_t sign = at(end + 1) == '-' || at(end + 1) == '+' ? 1 : 0;
            if (isDigit(at(end + 1 + sign)))
                end = endOfDigits(end + 1 + sign);
        }
        return end;
    }

    SqlToken quoted(SqlToken::Kind kind, char close)
    {
        SqlToken token{kind, "", static_cast<int>(m_at)};
        for (++m_at; m_at < m_sql.size(); ++m_at) {
            const bool isClose = m_sql[m_at] == close;
            if (isClose && (close == ']' || at(m_at + 1) != close)) {
                ++m_at;
                return token;
            }
            m_at += isClose; // a doubled quote stands for one
            token.text += m_sql[m_at];
        }
        m_error = fmt::format("the quote at character {} is never closed", token.begin + 1);
        return token;
    }

    SqlToken symbol()
    {
        const std::string_view two = m_sql.substr(m_at, 2);
        if (std::find(kLongSymbols.begin(), kLongSymbols.end(), two) != kLongSymbols.end())
            return upTo(SqlToken::Kind::Symbol, m_at + 2);
        if (std::string_view("(),.;*+-/%=<>&|~?:@").find(m_sql[m_at]) == std::string_view::npos)
            m_error = fmt::format("nothing in SQL starts with '{}' (character {})", m_sql[m_at], m_at + 1);
        return upTo(SqlToken::Kind::Symbol, m_at + 1);
    }

    std::string_view m_sql;
    size_t m_at = 0;
    std::vector<SqlToken> m_tokens;
    std::string m_error;
};

} // namespace

Result<std::vector<SqlToken>> tokensOf(std::string_view sql)
{
    return Lexer(sql).run();
}

bool isReservedWord(std::string_view word)
{
    return std::binary_search(kReservedWords.begin(), kReservedWords.end(), foldedIdentifier(word));
}

} // namespace ratatosk::sql
