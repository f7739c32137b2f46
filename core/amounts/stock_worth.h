// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "What is our stock worth?": how much there is of each thing times its price, summed up. Says whether something was changed.
bool reckonStockWorth(sql::Query& query, const Question& question, const Schema& schema);

} // namespace ratatosk
