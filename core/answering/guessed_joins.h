// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "core/sql/query.h"

#include <string>
#include <vector>

namespace ratatosk {

/// The joins of a query, sub-queries included, that rest on keys the file does not declare: "orders.customer = customer.id". In the
/// order of the SQL, without repeats.
std::vector<std::string> guessedJoins(const sql::Query& query, const Schema& schema);

} // namespace ratatosk
