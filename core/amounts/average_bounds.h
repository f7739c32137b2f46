// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "More than 10 per cent above the average" is compared with 1.1 times the average, not with the average or with ten times it; "one and a half
/// times the average" with 1.5 times it, "100 pages longer than the average" with 100 more. Says whether something was changed.
bool boundByAverageSaid(sql::Query& query, const Question& question);

} // namespace ratatosk
