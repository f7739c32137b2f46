// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/linking/links/schema_links.h"

#include <optional>
#include <string>
#include <vector>

namespace ratatosk {

/// What a part of the earlier query was for.
enum class EarlierClause { Shown, Condition, Group, Order };
inline constexpr int kEarlierClauses = 4;

/// A word of an earlier question, or a piece of the earlier query: one item behind the question's own words.
struct EarlierItem {
    std::string text;
    bool isQuery = false; ///< what follows is set for pieces of a query alone
    EarlierClause part = EarlierClause::Shown;
    std::optional<ColumnId> column;
    std::optional<TableId> table;

    bool operator==(const EarlierItem&) const = default;
};

/// What went before a question, as the network reads it: words of earlier questions, then the query in the order of its derivation.
struct EarlierItems {
    std::vector<EarlierItem> items;
    SchemaLinks links; ///< of the words; Link::word is a place in `items`

    bool isEmpty() const { return items.empty(); }
    int count() const { return static_cast<int>(items.size()); }
    bool operator==(const EarlierItems&) const = default;
};

} // namespace ratatosk
