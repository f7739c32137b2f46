// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/schema/schema.h"
#include "core/sql/tree/query.h"

#include <compare>
#include <utility>
#include <vector>

namespace ratatosk::sql {

/// A table in FROM; the second of the same table has number 1.
struct Occurrence {
    TableId table{};
    int number = 0;

    auto operator<=>(const Occurrence&) const = default;
};

/// Two occurrences and the column pairs that join them: one foreign key, or a join that was stated.
struct Join {
    Occurrence left;
    Occurrence right;
    std::vector<std::pair<ColumnId, ColumnId>> keys; ///< (column of left, column of right)
    JoinOrigin origin = JoinOrigin::Stated;

    bool operator==(const Join&) const = default;
};

/// The same join, told from its right side.
Join turned(const Join& join);

/// A tree in the order of FROM: the first occurrence, then each join adds its `right` to what is already there.
struct JoinPath {
    Occurrence first;
    std::vector<Join> joins;
    std::vector<Join> further; ///< stated joins between what is there already

    std::vector<Occurrence> occurrences() const;
};

/// Connects the terminals over foreign keys by the cheapest tree (a Steiner tree; Dreyfus and Wagner 1971). Stated joins are always
/// part of it. A declared key counts 1, a guessed one 1.5, and of equal ones between two tables that of a `meant` column is taken; two
/// tables that refer to the same column join on it for 5 % less than their keys cost, without the table between them. Only where keys
/// do not reach, columns are joined by their names, as guesses (`join_graph`). Requires: at least one terminal. Errors: NoAnswer when
/// something cannot be reached, LimitExceeded for more than kMaxTerminals.
Result<JoinPath> findJoinPath(const Schema& schema, const std::vector<Occurrence>& terminals, const std::vector<Join>& stated,
                              const std::vector<ColumnId>& preferredKeys = {});

/// The search takes time as 3 to their power.
inline constexpr int kMaxTerminals = 10;

/// FROM in the order of the path. ON belongs to whichever of two sources comes later.
std::vector<Source> sourcesOf(const JoinPath& path);

} // namespace ratatosk::sql
