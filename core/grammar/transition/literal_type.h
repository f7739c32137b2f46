// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/sql/tree/query.h"

#include <optional>

namespace ratatosk {

/// What kind of values an expression has, where the schema or the operation tells.
std::optional<ColumnType> typeOf(const sql::Expression& expression, const Schema& schema);

/// The literal as it is best written beside values of that type: a number becomes text beside text, text that spells a number becomes
/// a number beside numbers.
sql::Literal fittedLiteral(sql::Literal literal, std::optional<ColumnType> type);

} // namespace ratatosk
