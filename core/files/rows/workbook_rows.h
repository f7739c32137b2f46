// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/engine/result_table.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace ratatosk {

/// Rows as a workbook for a spreadsheet (XLSX), written row by row into temporary files. Numbers are numbers as long as a spreadsheet keeps
/// all their digits (15), text is never a formula, NULL is an empty cell. Titles stay in sight. What a sheet has no room for (1,048,576
/// rows) goes to the next; a text of more than 32,767 characters is cut.
class WorkbookRows
{
public:
    /// Columns beyond the 16,384 of a sheet are left out.
    explicit WorkbookRows(const std::vector<std::string>& columns);
    WorkbookRows(WorkbookRows&&) noexcept;
    WorkbookRows& operator=(WorkbookRows&&) noexcept;
    ~WorkbookRows();

    void add(const std::vector<Cell>& cells);

    /// The bytes of the file; nothing can be added afterwards. Error: IoError.
    Result<std::string> finish();

private:
    struct Sheets;
    std::unique_ptr<Sheets> m_sheets;
};

} // namespace ratatosk
