// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/engine/rule.h"

#include <vector>

namespace ratatosk {

/// "The heaviest sheep": where a question has a superlative, candidates that neither sort rows nor look for an extreme. Requires: context.prepared.
std::vector<bool> lacksExtreme(const std::vector<const CandidateQuery*>& candidates, const RuleContext& context);

} // namespace ratatosk
