// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/text/question.h"
#include "core/sql/tree/query.h"

namespace ratatosk {

/// CASE whose results repeat its bounds ("WHEN age < 18 THEN 18") gets the question's own words for what lies between them ("under 18",
/// "18 to 20", "over 20"), if it has them for all. Says whether something was changed.
bool labelBuckets(sql::Query& query, const Question& question);

} // namespace ratatosk
