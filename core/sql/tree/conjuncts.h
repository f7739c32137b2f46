// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sql/tree/query.h"

#include <optional>
#include <vector>

namespace ratatosk::sql {

/// The conditions of a clause that AND joins; none when there is no clause.
std::vector<Condition> conjuncts(const std::optional<Condition>& clause);

/// The clause that demands all of them; none where there are none.
std::optional<Condition> allOf(const std::vector<Condition>& demands);

/// One more condition that has to hold.
void addConjunct(Condition& clause, Condition conjunct);
/// The same where there may be no condition so far.
void addConjunct(std::optional<Condition>& clause, Condition conjunct);

} // namespace ratatosk::sql
