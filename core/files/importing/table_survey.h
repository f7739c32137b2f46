// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/cells/column_format.h"
#include "core/files/importing/row_table.h"

#include <optional>
#include <string>
#include <vector>

namespace ratatosk {

struct SurveyedColumn {
    std::string name;
    ColumnFormat format;
    bool isKept = true; ///< false: neither a name nor a cell
};

/// What a table of the database is to be.
struct TableDesign {
    std::string name;
    std::vector<SurveyedColumn> columns; ///< as many as the longest row has cells
    std::optional<std::size_t> key;      ///< place of the column that tells the rows apart
    std::optional<ParentKey> parent;
    bool hasHeading = true;
    WritingHabits habits = {};
    std::vector<TableRemark::Texts> texts = {}; ///< of columns of numbers
};

/// Passes through all rows once. Errors: NotADatabase (more columns than SQLite takes, or none), those of the pass.
Result<TableDesign> surveyTable(const RowTable& table);

} // namespace ratatosk
