// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/result_table.h"
#include "core/database/schema/dialect.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {

/// The parameters of a statement, each once, in the order of their first use: ":name", "@name", "$name", "?2"; a bare "?" is called
/// by its number ("?1", "?2"), as SQLite counts. PostgreSQL has other uses for most of these signs: there it is ":name" alone.
std::vector<std::string> parametersIn(std::string_view sql, Dialect dialect = Dialect::Sqlite);

/// The statement with literals in place of its parameters; one without a value stays. `values` has literals as SQL spells them.
std::string withParameters(std::string_view sql, const std::map<std::string, std::string>& values, Dialect dialect = Dialect::Sqlite);

/// What somebody typed for a parameter as a literal: a number, NULL, 'quoted text', X'0A', and else text.
std::string typedLiteral(std::string_view typed);

/// The same as a value to bind: what SQLite makes of that literal.
Cell typedValue(std::string_view typed);

} // namespace ratatosk
