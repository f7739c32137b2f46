// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "List our podcasts": a column of yes and no that the question names is no answer where rows are asked for; those are shown that say yes, by what they are
/// called. Says whether something was changed.
bool showThoseThatSayYes(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
