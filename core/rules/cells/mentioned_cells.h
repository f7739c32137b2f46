// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/engine/rule.h"

namespace ratatosk {

/// "Which players of the First Eleven live in Rome?": a cell of several words that the question says, and that stands in one column alone, is
/// tested by every candidate that can: its table is in FROM, or joined to it by one key. So is one of a word, where the data can be looked into,
/// its column tells a few kinds apart and its table is in FROM. Says whether something was changed. Requires: context.prepared.
bool testMentionedCells(sql::Query& query, const RuleContext& context);

} // namespace ratatosk
