// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

namespace ratatosk::sql {

/// A piece of SQL text as a person has typed it, finished or not.
struct SqlPiece {
    enum class Kind {
        Blank,
        Comment,
        Word, ///< a keyword, or a name without quotes
        Name, ///< "x", `x`, [x]
        Text, ///< 'x' or X'0a'
        Number,
        Symbol,    ///< an operator or punctuation mark
        Parameter, ///< :id, @id, $id, ?1 or ?
        Stray,     ///< what SQLite refuses: a number that ends in letters (12b), a character that starts nothing (#)
    };

    Kind kind = Kind::Blank;
    int begin = 0; ///< bytes, [begin, end)
    int end = 0;
    bool isClosed = true; ///< false: the text ends inside the quotes or the comment

    bool operator==(const SqlPiece&) const = default;
};

/// Cuts all of the text where SQLite does, blanks and comments too. It never fails: an editor has to live with half a statement.
std::vector<SqlPiece> piecesOf(std::string_view sql);

/// The characters of a piece.
inline std::string_view textOf(std::string_view sql, const SqlPiece& piece)
{
    return sql.substr(static_cast<size_t>(piece.begin), static_cast<size_t>(piece.end - piece.begin));
}

} // namespace ratatosk::sql
