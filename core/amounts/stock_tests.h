// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "The heaviest products in stock", "what is out of stock": a test of how much is there. Says whether something was changed.
bool testStock(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
