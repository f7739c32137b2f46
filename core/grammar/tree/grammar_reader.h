// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grammar/tree/grammar.h"

#include <string>
#include <string_view>

namespace ratatosk::sql {

/// Reads a grammar from ASDL text:
///
///     start statement                                   -- the type of a whole derivation
///     statement = query | Union(statement left, query right)
///     keys = Keys(column* columns, order? order)        -- `?` optional, `*` a list; a comment runs to the end of the line
///
/// An alternative that is the name of a type includes the rules of that type. `column`, `table` and `value` are leaves,
/// which occur exactly once.
/// Types are numbered as defined, leaves after them in order of first use; rules are numbered as written.
class GrammarReader
{
public:
    /// Error: InvalidArgument names the line.
    static Result<Grammar> read(std::string name, std::string_view text);
};

} // namespace ratatosk::sql
