// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "in the 1880s" bounds a year from both sides: a condition that compares a number with one end of the decade alone becomes
/// BETWEEN 1880 AND 1889. What stands behind "before", "since" or the like is left as it is. True: something was changed.
bool boundDecades(sql::Query& query, const Question& question);

} // namespace ratatosk
