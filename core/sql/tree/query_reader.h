// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/schema/schema.h"
#include "core/sql/tree/query.h"

#include <string_view>

namespace ratatosk::sql {

/// Reads one SELECT statement, names resolved as SQLite does: without case, innermost query first, and text in double quotes that
/// names no column is a literal. Errors name the character: InvalidSql (syntax, unknown name), UnsupportedSql (SQLite may run it, but
/// the tree has no place for it: CASE, WITH, window functions, outer joins other than LEFT ...).
Result<Query> readQuery(std::string_view sql, const Schema& schema);

} // namespace ratatosk::sql
