// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/experiments/analysis/error_class.h"
#include "core/sql/tree/query.h"

#include <set>
#include <vector>

namespace ratatosk {

/// In what a prediction differs from the gold query.
struct QueryDifference {
    bool hasSketchError = false;         ///< clauses, functions, operators, directions or the number of items
    bool hasColumnError = false;         ///< a column or table stands where gold has another one
    std::set<Clause> clauses;            ///< that differ; what a nested query differs in is Nested alone
    std::vector<ColumnId> missedColumns; ///< that gold names outside of joins and the prediction nowhere
    std::vector<TableId> missedTables;   ///< the same of tables
    std::vector<sql::Literal> missedValues;

    /// Column, Sketch, Both, or Value when what is compared is the same.
    ErrorClass structureClass() const;
};

/// Requires: both fit the schema. Clauses of blocks that correspond are compared. Where both have columns that the other lacks it is a
/// column error, where only one has, the structure's. When the structure differs, a column that gold uses in another clause has moved and
/// is no column error; and tables count only where columns and the rest of the structure are right, since a wrong column brings its table.
/// Columns that a foreign key joins are one; where nothing else differs they are told apart.
QueryDifference differenceOf(const sql::Query& gold, const sql::Query& prediction, const Schema& schema);

} // namespace ratatosk
