// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/sql/tree/literal.h"

#include <string>
#include <variant>
#include <vector>

namespace ratatosk::sql {

/// A derivation tree of some grammar: a node is a rule with its children field by field, a leaf is a column, table or value.
struct GrammarTree {
    using Leaf = std::variant<std::monostate, ColumnId, TableId, Literal>; ///< monostate: an inner node

    int rule = -1;
    std::vector<std::vector<GrammarTree>> fields; ///< per field its values; One has exactly one
    Leaf leaf;

    bool operator==(const GrammarTree&) const = default;
};

} // namespace ratatosk::sql
