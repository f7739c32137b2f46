// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "The average wing of male and of female blackcaps": two figures of which one tests the sex and the other the species are both parted by the sex,
/// and the species is tested of all rows. Says whether something was changed.
bool partByOneColumn(sql::Query& query, const Question& question, const CellLookup& cells);

/// "Basel against Bern": rows are not left to be of one of the two that figures are of. Says whether something was changed.
bool letBothSidesIn(sql::Query& query);

} // namespace ratatosk
