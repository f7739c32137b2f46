// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "Where nobody entered a town", "whether they are vegan we do not know", "neither phone nor e-mail": rows that have nothing in the column named.
/// Says whether something was changed.
bool askForUnrecorded(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
