// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/engine/rule.h"

namespace ratatosk {

/// Where three candidates or more differ in nothing but the cell that a column is to be ("card = 'Adult'", "card = 'Child'" ...) and the question
/// says none of these, the parser saw that something may be tested and nothing to test it with: the test is removed. Says whether it was. Looks at context.beam.
bool dropUndecidedTests(sql::Query& query, const RuleContext& context);

} // namespace ratatosk
