// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/text/question.h"
#include "core/sql/tree/query.h"

namespace ratatosk {

/// "Between June and August 2024", "from March to May 2023": whole months from the first day of the one to the last of the other, whatever the
/// query makes of one of them. Says whether something was changed.
bool testSpansOfMonths(sql::Query& query, const Question& question);

} // namespace ratatosk
