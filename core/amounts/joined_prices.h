// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "Total drug cost": the prices of what was used, each as often as the rows that refer to it say, where these have a quantity and no price of their own.
/// Says whether something was changed.
bool multiplyJoinedPrices(sql::Query& query, const Question& question, const Schema& schema);

} // namespace ratatosk
