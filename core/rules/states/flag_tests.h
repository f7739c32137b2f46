// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/text/question.h"
#include "core/rules/evidence/cell_lookup.h"
#include "core/sql/tree/query.h"

namespace ratatosk {

/// Tests for yes and no say what the question says: "retired items" have the column `retired` at yes, "items that are not retired" at no. Where a
/// day stands in the place of yes (`returned_on`), and nothing in that of no, the test is one for NULL, and of what is late one against the day
/// that it was due. A number that such a column is held against is another one's. Says whether something was changed.
bool testFlagsAsAsked(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
