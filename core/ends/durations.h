// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "How long are things rented on average?": from the day when something began to the one when it ended, not to the one when it was due, nor
/// backwards. What no row has the other way round (`left - arrived`) is turned round whatever the question, an end goes with the beginning
/// called like it, and the difference of two mean days is the mean of the differences. Says whether something was changed.
bool reckonDurations(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
