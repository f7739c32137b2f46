// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/text/question.h"
#include "core/rules/engine/cell_lookup.h"
#include "core/sql/tree/query.h"

namespace ratatosk {

/// A query that tests no day at all has lost the span of days that the question names: the rows that all others are made of are held to it, where their tables have one column
/// of days. Says whether something was changed.
bool addLostSpan(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
