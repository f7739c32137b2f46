// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "Which repair was the most expensive?": rows that have no name, but a description or a subject, are told by that rather than by a number that
/// nobody asked for. Says whether something was changed.
bool describeRows(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
