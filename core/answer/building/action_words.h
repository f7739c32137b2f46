// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/grammar/transition/action.h"
#include "core/grammar/tree/grammar.h"
#include "core/linking/links/value_candidate.h"

#include <string>
#include <vector>

namespace ratatosk {

/// What an action does, for people: "SelectWhere(select, where)", "column dogs.age", "table dogs", "value 'London'", "no more".
/// Requires: the action's index is in range.
std::string actionWords(Action action, const sql::Grammar& grammar, const Schema& schema, const std::vector<ValueCandidate>& values);

/// What an action points at, as the SQL's outline calls it: "dogs.age", "dogs", "'London'"; empty for a rule or an end.
std::string pointedAt(Action action, const Schema& schema, const std::vector<ValueCandidate>& values);

} // namespace ratatosk
