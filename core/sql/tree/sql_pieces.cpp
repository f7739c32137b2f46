// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/tree/sql_pieces.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace ratatosk::sql {

namespace {

/// Longer ones before those that they begin with.
constexpr std::array<std::string_view, 26> kSymbols = {"->>", "->", "<=", ">=", "!=", "<>", "==", "||", "<<", ">>", "(", ")", ",",
                                                       ".",   ";",  "*",  "+",  "-",  "/",  "%",  "=",  "<",  ">",  "&", "|", "~"};

bool isSpace(char c)
{
    return std::isspace(static_cast<unsigned char>(c));
}

bool isDecimal(char c)
{
    return std::isdigit(static_cast<unsigned char>(c));
}

bool isHexadecimal(char c)
{
    return std::isxdigit(static_cast<unsigned char>(c));
}

bool isWordByte(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '$' || static_cast<unsigned char>(c) >= 0x80;
}

class Scanner
{
public:
    explicit Scanner(std::string_view sql) : m_sql(sql) {}

    SqlPiece next(size_t begin) const
    {
        const char c = m_sql[begin];
        if (isSpace(c))
            return piece(SqlPiece::Kind::Blank, begin, endOf(isSpace, begin));
        if (m_sql.substr(begin, 2) == "--")
            return piece(SqlPiece::Kind::Comment, begin, std::min(m_sql.find('\n', begin), m_sql.size()));
        if (m_sql.substr(begin, 2) == "/*")
            return closedBy(SqlPiece::Kind::Comment, begin, begin + 2, "*/");
        if (c == '\'' || ((c == 'x' || c == 'X') && at(begin + 1) == '\''))
            return quoted(SqlPiece::Kind::Text, begin, begin + (c == '\'' ? 0 : 1));
        if (c == '"' || c == '`')
            return quoted(SqlPiece::Kind::Name, begin, begin);
        if (c == '[')
            return closedBy(SqlPiece::Kind::Name, begin, begin + 1, "]");
        return bare(begin);
    }

private:
    char at(size_t place) const { return place < m_sql.size() ? m_sql[place] : '\0'; }

    static SqlPiece piece(SqlPiece::Kind kind, size_t begin, size_t end, bool isClosed = true)
    {
        return {kind, static_cast<int>(begin), static_cast<int>(end), isClosed};
    }

    /// Behind the characters from a place on that pass a test.
    template <class Test>
    size_t endOf(const Test& belongs, size_t from) const
    {
        while (from < m_sql.size() && belongs(m_sql[from]))
            ++from;
        return from;
    }

    SqlPiece closedBy(SqlPiece::Kind kind, size_t begin, size_t from, std::string_view close) const
    {
        const size_t found = m_sql.find(close, from);
        const bool isClosed = found != std::string_view::npos;
        return piece(kind, begin, isClosed ? found + close.size() : m_sql.size(), isClosed);
    }

    /// A doubled quote stands for one and does not close.
    SqlPiece quoted(SqlPiece::Kind kind, size_t begin, size_t open) const
    {
        const char quote = m_sql[open];
        size_t end = open + 1;
        while (end < m_sql.size() && (m_sql[end] != quote || at(end + 1) == quote))
            end += m_sql[end] == quote ? 2 : 1;
        return piece(kind, begin, std::min(end + 1, m_sql.size()), end < m_sql.size());
    }

    SqlPiece bare(size_t begin) const
    {
        const char c = m_sql[begin];
        if (isDecimal(c) || (c == '.' && isDecimal(at(begin + 1))))
            return number(begin);
        if (c == '?')
            return piece(SqlPiece::Kind::Parameter, begin, endOf(isDecimal, begin + 1));
        if (c == ':' || c == '@' || c == '$')
            return namedParameter(begin);
        if (isWordByte(c))
            return piece(SqlPiece::Kind::Word, begin, endOf(isWordByte, begin));
        for (const std::string_view symbol : kSymbols) {
            if (m_sql.substr(begin, symbol.size()) == symbol)
                return piece(SqlPiece::Kind::Symbol, begin, begin + symbol.size());
        }
        return piece(SqlPiece::Kind::Stray, begin, begin + 1);
    }

    /// Two colons may part its words: $a::b.
    SqlPiece namedParameter(size_t begin) const
    {
        size_t end = endOf(isWordByte, begin + 1);
        if (end == begin + 1)
            return piece(SqlPiece::Kind::Stray, begin, end);
        while (m_sql.substr(end, 2) == "::")
            end = endOf(isWordByte, end + 2);
        return piece(SqlPiece::Kind::Parameter, begin, end);
    }

    SqlPiece number(size_t begin) const
    {
        const size_t end = endOfNumber(begin);
        const size_t endOfLetters = endOf(isWordByte, end);
        return piece(end == endOfLetters ? SqlPiece::Kind::Number : SqlPiece::Kind::Stray, begin, endOfLetters);
    }

    size_t endOfNumber(size_t begin) const
    {
        const bool hasPrefix = m_sql[begin] == '0' && (at(begin + 1) == 'x' || at(begin + 1) == 'X');
        if (hasPrefix && isHexadecimal(at(begin + 2)))
            return endOf(isHexadecimal, begin + 2);
        size_t end = endOf(isDecimal, begin);
        if (at(end) == '.')
            end = endOf(isDecimal, end + 1);
        if (at(end) == 'e' || at(end) == 'E') {
            const size_t sign = at(end + 1) == '-' || at(end + 1) == '+' ? 1 : 0;
            if (isDecimal(at(end + 1 + sign)))
                end = endOf(isDecimal, end + 1 + sign);
        }
        return end;
    }

    std::string_view m_sql;
};

} // namespace

std::vector<SqlPiece> piecesOf(std::string_view sql)
{
    std::vector<SqlPiece> pieces;
    const Scanner scanner(sql);
    for (size_t place = 0; place < sql.size(); place = static_cast<size_t>(pieces.back().end))
        pieces.push_back(scanner.next(place));
    return pieces;
}

} // namespace ratatosk::sql
