// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "Which codes were used more than once?", "the most frequent code": rows of one table, each a group of its own, are never more than one; those that
/// refer to each of them are counted, where they are of one table alone or of the one that the question speaks of. So are they in "the average number of tools per hire". Says whether something was changed.
bool countThoseReferring(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
