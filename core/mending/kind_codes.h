// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "Business customers" of a table whose rows are B or P by type: a word before what they are called, which names nothing else, is for the code that
/// begins as it does. Says whether something was changed.
bool testKindsByCode(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
