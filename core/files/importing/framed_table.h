// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/cells/table_frame.h"
#include "core/files/importing/row_table.h"

namespace ratatosk {

/// Rows of a sample that are kept for the guess of where the table is.
inline constexpr std::size_t kSampledRows = 500;
inline constexpr std::size_t kSampledLastRows = 200;

/// Collects the rows of a pass.
class SampleCollector
{
public:
    void take(RowCells row);
    RowSample sample() &&;

private:
    std::vector<SampleRow> m_head;
    std::vector<SampleRow> m_tail; ///< a ring
    std::size_t m_rows = 0;
};

/// `table`, whose pass gives all rows with the blank ones, with the rows and columns of the table alone that `sample` shows or a person chose; behind
/// it the further tables of the same rows, called as the title above them or as `table`.
std::vector<RowTable> framedTables(RowTable table, const RowSample& sample, const DelimitedFormat& chosen);

/// The same of a sheet, through all of whose rows it passes once. Errors: those of the pass.
Result<std::vector<RowTable>> framedSheet(RowTable table, const DelimitedFormat& chosen);

} // namespace ratatosk
