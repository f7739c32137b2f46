// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/sql/tree/query.h"

#include <string>
#include <vector>

namespace ratatosk {

/// The joins of a query, sub-queries included, that rest on keys the file does not declare: "orders.customer = customer.id". In the
/// order of the SQL, without repeats.
std::vector<std::string> guessedJoins(const sql::Query& query, const Schema& schema);

/// The keys that a query joins by though others join the same tables and the question means none (`meant`, see `core/linking/links/key_disambiguation`):
/// the one taken and its rivals, "matches.loser_id / matches.winner_id". A key that the parser itself chose, or one whose rival
/// the query uses as well, is not doubted. In schema order.
std::vector<std::string> ambiguousJoins(const sql::Query& query, const Schema& schema, const std::vector<ColumnId>& preferredKeys);

} // namespace ratatosk
