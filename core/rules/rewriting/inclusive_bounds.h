// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/text/question.h"
#include "core/sql/tree/query.h"

namespace ratatosk {

/// "Two or more", "at least 5", "1950 or earlier": a bound that belongs to what is asked for is written so, `> 2` becomes `>= 2`.
/// Says whether something was changed.
bool includeBounds(sql::Query& query, const Question& question);

} // namespace ratatosk
