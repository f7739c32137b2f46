// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/sql/tree/query.h"

#include <string>

namespace ratatosk::sql {

/// The query as SQL that SQLite runs, on one line. Tables get the names of `SourceAliases` where FROM has several or a query inside
/// refers to them. Requires: the query fits the schema.
std::string unparse(const Query& query, const Schema& schema);

} // namespace ratatosk::sql
