// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "How much was paid in tolls?" asks for one sum, not for each amount, nor for the days on which it was paid. Says whether something was
/// changed.
bool sumUpAsAsked(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
