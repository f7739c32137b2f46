// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/text/question.h"
#include "core/sql/tree/query.h"

namespace ratatosk {

/// "in the 1880s", "in 2023", "in March 2023" bound a time from both sides. A number that is compared with one end of the decade alone
/// becomes BETWEEN 1880 AND 1889; a date that is compared with one end of a year or month alone gets the other end, too. Behind
/// "before", "since" and the like a date that is the wrong end of the period becomes the right one. Says whether something was changed.
bool boundPeriods(sql::Query& query, const Question& question);

} // namespace ratatosk
