// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/text/question.h"
#include "core/rules/engine/cell_lookup.h"
#include "core/sql/tree/query.h"

namespace ratatosk {

/// "How many are under 20, 20 to 64, 65 and over?": a query that puts rows into groups by size takes just the groups that the question lists. Says
/// whether something was changed.
bool takeBucketsListed(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
