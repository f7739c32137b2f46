// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "Whom did Thomas Bauer recruit?": where a query tests one part of a person's name and the question says the other beside it, as the cells
/// have it, both are tested. Says whether something was changed.
bool testWholeNames(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
