// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"
#include "core/text/question.h"

#include <optional>

namespace ratatosk {

/// When that happened which a question speaks of: of the tables in FROM that it names, the one column of days that says neither when something ended
/// nor when it was due.
std::optional<sql::ColumnReference> eventDay(const sql::SelectBlock& block, const Question& question, const CellLookup& cells);

/// "How many charters in 2023?": not those of boats that were built then. A test of a year that is of something which the question does not speak of
/// goes, where what it does speak of has its own day; `testYearsAsAsked` tests that then. Says whether something was changed.
bool dropYearsOfOthers(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
