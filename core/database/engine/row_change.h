// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/result_table.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ratatosk {

/// One row that a statement touched.
struct RowChange {
    enum class Kind { Inserted, Updated, Deleted };

    Kind kind = Kind::Inserted;
    std::vector<Cell> before; ///< empty when inserted
    std::vector<Cell> after;  ///< empty when deleted

    bool operator==(const RowChange&) const = default;
};

/// What a statement did to one table, cascades and triggers included.
struct TableChange {
    std::string table;
    std::vector<std::string> columns;
    std::int64_t inserted = 0;
    std::int64_t updated = 0;
    std::int64_t deleted = 0;
    std::vector<RowChange> rows; ///< in the order of their change; the first ones when there are many

    std::int64_t count() const { return inserted + updated + deleted; }
    bool operator==(const TableChange&) const = default;
};

/// What a statement did in all.
struct ChangeSet {
    std::vector<TableChange> tables; ///< in the order in which they were first touched
    bool changesSchema = false;      ///< CREATE, ALTER or DROP
    bool isUnconditional = false;    ///< UPDATE or DELETE without WHERE, where somebody has looked (DatabaseEditor)

    bool isEmpty() const { return tables.empty() && !changesSchema; }
    bool operator==(const ChangeSet&) const = default;
};

/// What a statement found, and what it would change.
struct EditOutcome {
    ResultTable rows;
    std::optional<ChangeSet> changes; ///< nothing: it only read
};

} // namespace ratatosk
