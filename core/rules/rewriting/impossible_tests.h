// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/text/question.h"
#include "core/rules/engine/rule.h"
#include "core/sql/tree/query.h"

#include <vector>

namespace ratatosk {

/// Candidates whose conditions exclude each other.
std::vector<bool> contradictsItself(const std::vector<const CandidateQuery*>& candidates, const RuleContext& context);

} // namespace ratatosk
