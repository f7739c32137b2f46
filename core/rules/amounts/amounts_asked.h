// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/text/question.h"
#include "core/rules/evidence/cell_lookup.h"
#include "core/sql/tree/query.h"

namespace ratatosk {

/// "How much did we earn with ...", "what are the open orders worth": where rows have a quantity and a price, sums of either become sums of what
/// the rows come to. Says whether something was changed.
bool sumUpAmounts(sql::Query& query, const Question& question, const CellLookup& cells);

/// "revenue", "spend", "owe": what amounts are asked for by.
bool isMoneyWord(const Word& word);

} // namespace ratatosk
