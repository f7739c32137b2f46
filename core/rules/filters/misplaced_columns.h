// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/engine/rule.h"

#include <vector>

namespace ratatosk {

/// "The member's first name": of two candidates that show columns of the same names, the one that takes them from a table that the question
/// does not name, where the other takes them from a named one, or needs fewer tables. Requires: context.prepared.
std::vector<bool> hasMisplacedColumn(const std::vector<const CandidateQuery*>& candidates, const RuleContext& context);

} // namespace ratatosk
