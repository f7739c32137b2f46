// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grammar/tree/grammar_tree.h"

#include <compare>
#include <cstddef>
#include <utility>

namespace ratatosk {

/// Requires: the field holds one value.
inline const sql::GrammarTree& childOf(const sql::GrammarTree& tree, std::size_t field)
{
    return tree.fields[field].front();
}

/// A node whose fields hold one value each.
template <class... Children>
sql::GrammarTree treeNode(int rule, Children... children)
{
    sql::GrammarTree tree{.rule = rule};
    (tree.fields.push_back({std::move(children)}), ...);
    return tree;
}

inline sql::GrammarTree leafNode(sql::GrammarTree::Leaf leaf)
{
    return {.rule = -1, .leaf = std::move(leaf)};
}

/// What the marks above a node of the tree say about its columns.
struct ColumnMarks {
    int number = 0;  ///< which occurrence of the table
    int outward = 0; ///< how many queries outward

    auto operator<=>(const ColumnMarks&) const = default;
};

} // namespace ratatosk
