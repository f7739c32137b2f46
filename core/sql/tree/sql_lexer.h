// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace ratatosk::sql {

struct SqlToken {
    enum class Kind {
        Word,       ///< an identifier or keyword without quotes
        Name,       ///< `x` or [x]: an identifier for sure
        QuotedWord, ///< "x": an identifier, or text where no column has that name
        Text,       ///< 'x'
        Number,
        Symbol,    ///< an operator or punctuation mark
        Parameter, ///< :id, ?1
        Blob,      ///< X'0a', text with its quotes
        End,
    };

    Kind kind = Kind::End;
    std::string text; ///< without quotes, doubled quotes made single
    int begin = 0;    ///< byte offset

    bool operator==(const SqlToken&) const = default;
};

/// Cuts SQL into tokens where piecesOf() does; comments and white space are left out, the last token is End. Error: InvalidSql (a quote
/// that never ends, a number that ends in letters, a character that starts nothing).
Result<std::vector<SqlToken>> tokensOf(std::string_view sql);

/// Reserved words may not name anything without quotes.
bool isReservedWord(std::string_view word);

} // namespace ratatosk::sql
