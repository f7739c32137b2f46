// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/sql/tree/query.h"

#include <string>
#include <vector>

namespace ratatosk::sql {

/// A node of a query's syntax tree in words, ready to draw.
struct OutlineNode {
    std::string label; ///< "SELECT", "avg", "dogs.age", "'London'"
    int sqlBegin = -1; ///< bytes of the printed SQL that it stands for, [sqlBegin, sqlEnd)
    int sqlEnd = -1;
    std::vector<OutlineNode> children;

    bool operator==(const OutlineNode&) const = default;
};

/// A query's SQL and what each part of it is.
struct OutlinedQuery {
    std::string sql; ///< as `unparse` prints it
    OutlineNode root;
};

/// Requires: the query fits the schema.
OutlinedQuery outlineOf(const Query& query, const Schema& schema);

} // namespace ratatosk::sql
