// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sql/tree/query.h"
#include "core/sql/tree/term_walk.h"

namespace ratatosk {

/// Called for every key by which rows are put in order: of a query, of those in it, and of functions over other rows. Not of queries with set
/// operations, whose keys are columns of their results.
void editOrderKeys(sql::Query& query, const sql::EditTerm& edit);

} // namespace ratatosk
