// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "Who checked in on New Year's Day 2010?", "born on 25 December": a query that does not test the day that the question names tests it, in the
/// place of what it tests of that day's year or month. Says whether something was changed.
bool testDaysAsAsked(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
