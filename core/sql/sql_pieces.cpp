// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/sql_pieces.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace ratatosk::sql {

namespace {

constexpr std::array<std::string_view, 10> kJoinedSymbols = {"->>", "<=", ">=", "!=", "<>", "==", "||", "<<", ">>", "->"};

bool isSpace(char c)
{
    return std::isspace(static_cast<unsigned char>(c));
}

bool isDecimal(char c)
{
    return std::isdigit(static_cast<unsigned char>(c));
}

bool isWordByte(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '$' || static_cast<unsigned char>(c) >= 0x80;
}

class Cutter
{
public:
    explicit Cutter(std::string_view sql) : m_sql(sql) {}

    SqlPiece next(size_t begin)
    {
        const char c = m_sql[begin];
        if (isSpace(c))
            return run(SqlPiece::Kind::Blank, begin, begin, isSpace);
        if (m_sql.substr(begin, 2) == "--")
            return {SqlPiece::Kind::Comment, static_cast<int>(begin), static_cast<int>(std::min(m_sql.find('\n', begin), m_sql.size())),
                    true};
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

    template <class Test>
    SqlPiece run(SqlPiece::Kind kind, size_t begin, size_t from, const Test& belongs) const
    {
        size_t end = from;
        while (end < m_sql.size() && belongs(m_sql[end]))
            ++end;
        return {kind, static_cast<int>(begin), static_cast<int>(end), true};
    }

    SqlPiece closedBy(SqlPiece::Kind kind, size_t begin, size_t from, std::string_view close) const
    {
        const size_t found = m_sql.find(close, from);
        const bool isClosed = found != std::string_view::npos;
        return {kind, static_cast<int>(begin), static_cast<int>(isClosed ? found + close.size() : m_sql.size()), isClosed};
    }

    /// A doubled quote stands for one and does not close.
    SqlPiece quoted(SqlPiece::Kind kind, size_t begin, size_t open) const
    {
        const char quote = m_sql[open];
        size_t end = open + 1;
        while (end < m_sql.size() && (m_sql[end] != quote || at(end + 1) == quote))
            end += m_sql[end] == quote ? 2 : 1;
        const bool isClosed = end < m_sql.size();
        return {kind, static_cast<int>(begin), static_cast<int>(std::min(end + 1, m_sql.size())), isClosed};
    }

    SqlPiece bare(size_t begin) const
    {
        const char c = m_sql[begin];
        if (isDecimal(c) || (c == '.' && isDecimal(at(begin + 1))))
            return number(begin);
        if (isWordByte(c))
            return run(SqlPiece::Kind::Word, begin, begin, isWordByte);
        if ((c == ':' || c == '@' || c == '?') && isWordByte(at(begin + 1)))
            return run(SqlPiece::Kind::Word, begin, begin + 1, isWordByte);
        for (const std::string_view symbol : kJoinedSymbols) {
            if (m_sql.substr(begin, symbol.size()) == symbol)
                return {SqlPiece::Kind::Symbol, static_cast<int>(begin), static_cast<int>(begin + symbol.size()), true};
        }
        return {SqlPiece::Kind::Symbol, static_cast<int>(begin), static_cast<int>(begin + 1), true};
    }

    SqlPiece number(size_t begin) const
    {
        SqlPiece piece = run(SqlPiece::Kind::Number, begin, begin, [](char c) { return isWordByte(c) || c == '.'; });
        const auto end = static_cast<size_t>(piece.end);
        const bool hasExponent = end > begin + 1 && (m_sql[end - 1] == 'e' || m_sql[end - 1] == 'E') && at(begin + 1) != 'x';
        if (hasExponent && (at(end) == '+' || at(end) == '-') && isDecimal(at(end + 1)))
            piece.end = run(piece.kind, begin, end + 1, isDecimal).end;
        return piece;
    }

    std::string_view m_sql;
};

} // namespace

std::vector<SqlPiece> piecesOf(std::string_view sql)
{
    std::vector<SqlPiece> pieces;
    Cutter cutter(sql);
    for (size_t place = 0; place < sql.size(); place = static_cast<size_t>(pieces.back().end))
        pieces.push_back(cutter.next(place));
    return pieces;
}

} // namespace ratatosk::sql
