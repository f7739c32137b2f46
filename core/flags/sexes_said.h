// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "Which women from York", "boys who": where a table says of which sex somebody is and the query does not look at it, those of that sex alone. Says
/// whether something was changed.
bool testSexSaid(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
