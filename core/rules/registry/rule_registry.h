// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/rules/engine/rule.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {

/// Every rule, in the order in which they run; rows that repeat an earlier rule are marked so. Made once, for the whole program.
std::span<const Rule> allRules();

/// The rule's first row. Null: there is none of that id.
const Rule* ruleOf(std::string_view id);

/// Errors: InvalidArgument, where one of them names no rule.
Result<void> checkRuleIds(const std::vector<std::string>& ids);

/// Id of the rule that code outside the engine asks for.
inline constexpr std::string_view kChangedEarlierQuery = "changed-earlier-query";

} // namespace ratatosk
