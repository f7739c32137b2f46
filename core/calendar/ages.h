// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "How old is Amy?" asks for no day of birth: where the question speaks of age and a query shows such a day, or compares it with a number of
/// years, it takes the years since. Says whether something was changed.
bool takeAges(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
