// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sql/tree/query.h"

#include <functional>

namespace ratatosk::sql {

/// Called for every term of a block and of the queries in it, with how many queries lie between.
using EditTermAt = std::function<void(Expression& term, int depth)>;

void editReferringTerms(SelectBlock& block, const EditTermAt& edit, int depth = 0);
/// All blocks and the order of a query that lies `depth` queries inside.
void editReferringTerms(Query& query, const EditTermAt& edit, int depth = 0);

} // namespace ratatosk::sql
