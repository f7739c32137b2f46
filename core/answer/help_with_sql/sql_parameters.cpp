// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/help_with_sql/sql_parameters.h"

#include "core/database/schema/identifier.h"
#include "core/files/rows/row_text.h"
#include "core/sql/tree/sql_pieces.h"

#include <algorithm>
#include <charconv>
#include <functional>
#include <optional>
#include <set>
#include <system_error>

namespace ratatosk {

namespace {

using sql::SqlPiece;

constexpr int kLargestNumber = 32'766; ///< SQLite has no more parameters

/// The parameter that the piece is. On a server `a::text` is a type and no parameter, and `:a::text` ends before its type.
std::optional<SqlPiece> parameterOf(std::string_view sql, SqlPiece piece, Dialect dialect)
{
    if (piece.kind != SqlPiece::Kind::Parameter)
        return {};
    const std::string_view text = sql::textOf(sql, piece);
    if (dialect == Dialect::Sqlite)
        return piece;
    if (text.front() != ':' || (piece.begin > 0 && sql[static_cast<std::size_t>(piece.begin) - 1] == ':'))
        return {};
    piece.end = piece.begin + static_cast<int>(std::min(text.find("::"), text.size()));
    return piece;
}

/// Calls visit(piece, name) for every parameter. A bare "?" gets a number one above the largest before it.
void visitParameters(std::string_view sql, Dialect dialect, const std::function<void(const SqlPiece&, const std::string&)>& visit)
{
    int largest = 0;
    std::set<std::string> named; // each takes a number, once
    for (const SqlPiece& any : sql::piecesOf(sql)) {
        const std::optional<SqlPiece> piece = parameterOf(sql, any, dialect);
        if (!piece)
            continue;
        const std::string_view text = sql::textOf(sql, *piece);
        std::string name(text);
        if (text == "?")
            name += std::to_string(largest + 1);
        int number = largest;
        if (name[0] == '?')
            std::from_chars(name.data() + 1, name.data() + name.size(), number);
        if (name[0] == '?')
            largest = std::clamp(number, largest, kLargestNumber);
        else if (named.insert(name).second)
            largest = std::min(largest + 1, kLargestNumber);
        visit(*piece, name);
    }
}

/// As SQL spells them: no hexadecimal digits, no infinity, and no zero in front, which is a code's.
bool isNumber(std::string_view text)
{
    if (text.size() > 1 && text[0] == '0' && text.find_first_not_of("0123456789") == std::string_view::npos)
        return false;
    double number = 0;
    const char* const begin = text.data() + (text.starts_with('+') ? 1 : 0);
    const auto read = std::from_chars(begin, text.data() + text.size(), number);
    return read.ec == std::errc() && read.ptr == text.data() + text.size()
        && text.find_first_not_of("+-.0123456789eE") == std::string_view::npos;
}

/// 'a' or X'0A': SQLite takes no other digits, and pairs alone; a zero byte would end the statement.
bool isQuotedLiteral(std::string_view text)
{
    const std::vector<SqlPiece> pieces = sql::piecesOf(text);
    if (pieces.size() != 1 || pieces[0].kind != SqlPiece::Kind::Text || !pieces[0].isClosed || text.find('\0') != std::string_view::npos)
        return false;
    return text[0] == '\'' || (text.size() % 2 == 1 && text.find_first_not_of("0123456789abcdefABCDEF", 2) == text.size() - 1);
}

std::string_view trimmed(std::string_view typed)
{
    const std::size_t begin = std::min(typed.find_first_not_of(" \t"), typed.size());
    const std::size_t end = typed.find_last_not_of(" \t") + 1;
    return begin < end ? typed.substr(begin, end - begin) : std::string_view();
}

/// Of what isNumber: whole where it has neither point nor exponent and fits.
Cell numberValue(std::string_view text)
{
    if (text.starts_with('+'))
        text.remove_prefix(1);
    std::int64_t whole = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), whole);
    if (read.ec == std::errc() && read.ptr == text.data() + text.size())
        return whole;
    double number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

/// Of a closed 'a' or X'0A'.
Cell quotedValue(std::string_view literal)
{
    if (literal[0] != '\'') {
        Blob blob;
        for (std::size_t i = 2; i + 2 < literal.size(); i += 2) {
            unsigned byte = 0;
            std::from_chars(literal.data() + i, literal.data() + i + 2, byte, 16);
            blob.bytes.push_back(static_cast<std::byte>(byte));
        }
        return blob;
    }
    std::string text;
    for (std::size_t i = 1; i + 1 < literal.size(); ++i) {
        text += literal[i];
        i += literal[i] == '\'' ? 1 : 0; // the second of a pair
    }
    return text;
}

} // namespace

std::vector<std::string> parametersIn(std::string_view sql, Dialect dialect)
{
    std::vector<std::string> names;
    visitParameters(sql, dialect, [&](const SqlPiece&, const std::string& name) {
        if (std::ranges::find(names, name) == names.end())
            names.push_back(name);
    });
    return names;
}

std::string withParameters(std::string_view sql, const std::map<std::string, std::string>& values, Dialect dialect)
{
    std::string filled;
    std::size_t copied = 0;
    visitParameters(sql, dialect, [&](const SqlPiece& piece, const std::string& name) {
        const auto value = values.find(name);
        if (value == values.end())
            return;
        filled += sql.substr(copied, static_cast<std::size_t>(piece.begin) - copied);
        filled += value->second;
        copied = static_cast<std::size_t>(piece.end);
    });
    filled += sql.substr(copied);
    return filled;
}

std::string typedLiteral(std::string_view typed)
{
    const std::string_view bare = trimmed(typed);
    if (foldedIdentifier(bare) == "null")
        return "NULL";
    if (isNumber(bare) || isQuotedLiteral(bare))
        return std::string(bare);
    return sqlLiteral(std::string(typed));
}

Cell typedValue(std::string_view typed)
{
    const std::string_view bare = trimmed(typed);
    if (foldedIdentifier(bare) == "null")
        return Null{};
    if (isNumber(bare))
        return numberValue(bare);
    if (isQuotedLiteral(bare))
        return quotedValue(bare);
    return std::string(typed);
}

} // namespace ratatosk
