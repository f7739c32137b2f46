// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/schema/schema.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "Which driver drove the most kilometres?" of drivers and their tours: who has the largest sum, not who has the largest one. Says whether something
/// was changed.
bool orderBySumsAsked(sql::Query& query, const Question& question, const Schema& schema);

/// "Which region sold most?": a kind that many rows are of is put in order by what they come to together. Says whether something was changed.
bool addUpKindsAsked(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
