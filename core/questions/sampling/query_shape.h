// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/dice.h"

#include <span>

namespace ratatosk {

/// What a query is built around.
enum class QueryKind {
    Plain,
    Group,
    NotIn,   ///< those that no row of another table refers to
    In,      ///< those that some row of another table refers to
    Compare, ///< a column against an aggregate of itself
    Intersect,
    Union,
    Except,
};

/// Which clauses a query has.
struct QueryShape {
    QueryKind kind = QueryKind::Plain;
    bool joins = false;
    bool filters = false; ///< WHERE
    bool having = false;
    bool orders = false;
    bool limits = false;
    int count = 0; ///< so often among the queries that were measured

    bool operator==(const QueryShape&) const = default;
};

/// How often people ask for what: Spider's 7,000 training queries (train_spider.json, Yu et al. 2018) sorted by their clauses. Shapes
/// that occur less than ten times are left out.
std::span<const QueryShape> queryShapes();

/// Drawn by count.
const QueryShape& drawShape(Dice& dice);

} // namespace ratatosk
