// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/engine/rule.h"

#include <string_view>
#include <vector>

namespace ratatosk {

// The registry's tables, one a phase. A rule is one row; the order of rows is the order in which rules run.
std::vector<Rule> outsideRules();
std::vector<Rule> literalRules();
std::vector<Rule> aggregateRules();
std::vector<Rule> groupRules();
std::vector<Rule> dateRules();
std::vector<Rule> absenceRules();
std::vector<Rule> amountRules();
std::vector<Rule> textRules();
std::vector<Rule> unitRules();
std::vector<Rule> filterRules();

/// An earlier row's rule once more, because rules in between may have undone or enabled it.
Rule again(std::string_view id, RulePhase phase);

} // namespace ratatosk
