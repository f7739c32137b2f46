// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "What share of the orders in 2024 was placed with a coupon?": of those of 2024 the share with one, not of those with one the share of 2024, where
/// the period is said first. Says whether something was changed.
bool shareOfPeriodSaid(sql::Query& query, const Question& question, const CellLookup& cells);

} // namespace ratatosk
