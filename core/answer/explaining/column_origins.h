// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/sql/tree/query.h"

#include <optional>
#include <string_view>
#include <vector>

namespace ratatosk {

/// For each column of a statement's rows the one whose cells it shows as they are stored; nothing: it is computed. Empty: the rows are
/// groups, or those of several queries.
std::vector<std::optional<ColumnId>> columnOrigins(const sql::Query& query, const Schema& schema);

/// The same of a statement; empty also for what cannot be read.
std::vector<std::optional<ColumnId>> columnOrigins(std::string_view sql, const Schema& schema);

} // namespace ratatosk
