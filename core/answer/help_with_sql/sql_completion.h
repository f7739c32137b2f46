// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {

/// What could stand at the caret.
struct SqlCompletion {
    int begin = 0;                    ///< byte where the words begin; what stands between it and the caret is replaced
    std::string prefix;               ///< that text
    std::vector<std::string> words;   ///< best first, each as SQL spells it
    std::optional<ColumnId> valuesOf; ///< cells of this column are compared here: offer them as well

    bool operator==(const SqlCompletion&) const = default;
};

/// Completes half-typed SQL: tables after FROM and JOIN (those with a foreign key to what is there first), conditions of foreign keys
/// after ON, columns of a table or alias after its dot, else columns that the place sees, names of queries, and keywords in the case
/// of what was typed. Nothing inside comments. `caret` is a byte of `sql`.
SqlCompletion completionAt(std::string_view sql, int caret, const Schema& schema);

} // namespace ratatosk
