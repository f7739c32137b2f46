// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/engine/rule.h"

#include <vector>

namespace ratatosk {

/// Candidates without a year or a cell that the question names and another candidate has. A cell counts if it is one of several words, or of a word that
/// names nothing else. Requires: context.prepared.
std::vector<bool> lacksMentionedValue(const std::vector<const CandidateQuery*>& candidates, const RuleContext& context);

} // namespace ratatosk
