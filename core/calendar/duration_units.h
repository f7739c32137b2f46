// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// SQLite's days between two moments are what the question asks for only where it asks for days: "how many hours", "longer than two weeks" are
/// reckoned in their unit. Says whether something was changed.
bool reckonInUnitAsked(sql::Query& query, const Question& question);

} // namespace ratatosk
