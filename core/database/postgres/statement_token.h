// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {

/// A piece of a statement as PostgreSQL cuts it.
struct StatementToken {
    enum class Kind {
        Word,   ///< without quotes: small letters
        Quoted, ///< "x": with its capitals
        Text,   ///< 'x', E'x', U&'x'...: empty here, its contents do nothing
        Number,
        Symbol, ///< one character
    };
    Kind kind = Kind::Symbol;
    std::string text;

    bool operator==(const StatementToken&) const = default;
};

/// Comments and white space are left out. Errors: InvalidSql (a quote or comment that never ends, a zero character), RefusedStatement (a
/// form of text whose end is easily mistaken: in dollars, or an escaped one that goes on in another line).
Result<std::vector<StatementToken>> statementTokens(std::string_view sql);

} // namespace ratatosk
