// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/engine/rule.h"
#include "core/sql/query.h"
#include "core/text/question.h"

#include <vector>

namespace ratatosk {

/// Candidates whose conditions exclude each other.
std::vector<bool> contradictsItself(const std::vector<const CandidateQuery*>& candidates, const RuleContext& context);

} // namespace ratatosk
