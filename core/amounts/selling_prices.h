// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "The dearest lamp", "which costs more than 20": by what somebody pays for it, not by what its owner paid, where a table has a cost price beside
/// another price and the question does not speak of costs; "what we pay for it" the other way round. Says whether something was changed.
bool takeSellingPrices(sql::Query& query, const Question& question, const Schema& schema);

} // namespace ratatosk
