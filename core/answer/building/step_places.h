// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sql/printing/syntax_outline.h"

#include <string>
#include <vector>

namespace ratatosk {

/// A step of a derivation, as far as it matters for its place in the SQL.
struct DerivationStep {
    std::string rule;  ///< of the grammar; empty: the step points at a column, table or value, or closes a list
    std::string label; ///< what a leaf of the outline says of what it points at: "dogs.age", "dogs", "'London'"
    int parent = -1;   ///< an earlier step
    std::string field; ///< of the parent's rule
};

/// For each step the node of the outline that came of it, or null. A step that points at something has the leaf of that name in its
/// clause: the first such step the first such leaf, and so on, as both go from left to right. A rule has the smallest node around what
/// its parts have.
std::vector<const sql::OutlineNode*> placesOf(const std::vector<DerivationStep>& steps, const sql::OutlineNode& tree);

} // namespace ratatosk
