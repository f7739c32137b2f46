// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/schema/schema.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "The fare less the discount", "words times rate": where a query takes one of two columns, or adds it up, it takes what is left of the one without the
/// other, or what both come to. Says whether something was changed.
bool reckonAsAsked(sql::Query& query, const Question& question, const Schema& schema);

/// "After discount", "net of rebates": a price times a discount that is a sum of money is the price without it. Says whether something was changed.
bool takeOffDiscounts(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
