// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/tree/sql_lexer.h"

#include "core/database/schema/identifier.h"
#include "core/sql/tree/sql_pieces.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

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

SqlToken::Kind kindOf(SqlPiece::Kind kind, std::string_view written)
{
    switch (kind) {
    case SqlPiece::Kind::Name: return written[0] == '"' ? SqlToken::Kind::QuotedWord : SqlToken::Kind::Name;
    case SqlPiece::Kind::Text: return written[0] == '\'' ? SqlToken::Kind::Text : SqlToken::Kind::Blob;
    case SqlPiece::Kind::Number: return SqlToken::Kind::Number;
    case SqlPiece::Kind::Symbol: return SqlToken::Kind::Symbol;
    case SqlPiece::Kind::Parameter: return SqlToken::Kind::Parameter;
    default: return SqlToken::Kind::Word;
    }
}

/// Without quotes, doubled quotes made single; brackets know no doubling.
std::string unquoted(std::string_view written)
{
    const char close = written.back();
    std::string text;
    for (size_t at = 1; at + 1 < written.size(); ++at) {
        text += written[at];
        at += written[at] == close && close != ']';
    }
    return text;
}

SqlToken tokenOf(const SqlPiece& piece, std::string_view written)
{
    using Kind = SqlToken::Kind;
    const Kind kind = kindOf(piece.kind, written);
    const bool hasQuotes = kind == Kind::Name || kind == Kind::QuotedWord || kind == Kind::Text;
    return {kind, hasQuotes ? unquoted(written) : std::string(written), piece.begin};
}

/// What is wrong with a piece; empty where nothing is.
std::string faultOf(const SqlPiece& piece, std::string_view written)
{
    const int character = piece.begin + 1;
    if (!piece.isClosed)
        return fmt::format("the quote at character {} is never closed", character);
    if (piece.kind != SqlPiece::Kind::Stray)
        return {};
    if (written.size() > 1)
        return fmt::format("the number at character {} ends in letters", character);
    return fmt::format("nothing in SQL starts with '{}' (character {})", written, character);
}

} // namespace

Result<std::vector<SqlToken>> tokensOf(std::string_view sql)
{
    std::vector<SqlToken> tokens;
    for (const SqlPiece& piece : piecesOf(sql)) {
        if (piece.kind == SqlPiece::Kind::Blank || piece.kind == SqlPiece::Kind::Comment)
            continue;
        const std::string_view written = textOf(sql, piece);
        if (const std::string fault = faultOf(piece, written); !fault.empty())
            return Error{ErrorCode::InvalidSql, fault};
        tokens.push_back(tokenOf(piece, written));
    }
    tokens.push_back({SqlToken::Kind::End, "", static_cast<int>(sql.size())});
    return tokens;
}

bool isReservedWord(std::string_view word)
{
    return std::binary_search(kReservedWords.begin(), kReservedWords.end(), foldedIdentifier(word));
}

} // namespace ratatosk::sql
