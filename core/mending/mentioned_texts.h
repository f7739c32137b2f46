// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "whose notes mention damage", "has the word noise in its complaint": where a query does not look for the word, it does, in the column of
/// texts that the question names. Says whether something was changed.
bool lookForWordsMentioned(sql::Query& query, const Question& question, const CellLookup& cells);

/// "Include the ones that never were" looks for no text with "one" in it. Says whether something was changed.
bool dropPronounsLookedFor(sql::Query& query, const Question& question);

} // namespace ratatosk
