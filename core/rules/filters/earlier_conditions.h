// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/engine/rule.h"

#include <optional>

namespace ratatosk {

/// The first word that refers to what was found before ("them", "those"); none where nothing went before.
std::optional<int> referringWord(const PreparedQuestion& question);

/// Whether a piece of the earlier query is one of its conditions.
bool isCondition(const EarlierItem& item);

/// Where a question refers to what was found before ("how many of them ..."), candidates without a column that the earlier query has a condition
/// on. Requires: context.prepared.
std::vector<bool> lacksEarlierCondition(const std::vector<const CandidateQuery*>& candidates, const RuleContext& context);

} // namespace ratatosk
