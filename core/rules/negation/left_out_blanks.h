// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/text/question.h"
#include "core/rules/engine/cell_lookup.h"
#include "core/sql/tree/query.h"

namespace ratatosk {

/// "Leave out those without a town", "skip the blank ones", "jobs with recorded hours": rows that have nothing there are left out. Says
/// whether something was changed.
bool leaveOutBlanks(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
