// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/text/question.h"
#include "core/rules/evidence/cell_lookup.h"
#include "core/sql/tree/query.h"

namespace ratatosk {

/// "Who is the current treasurer?", "unpaid invoices", "cars that we have not sold": where a table has a column of days that say when something
/// ended (`left_on`, `paid`, `valid_to`), empty while it goes on, the query asks for rows without one. Not where it tests that column anyway.
/// Says whether something was changed.
bool askForOpenEnds(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
