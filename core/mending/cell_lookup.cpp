// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mending/cell_lookup.h"

#include "core/ranking/trial_run.h"
#include "core/schema/identifier.h"

#include <fmt/format.h>

namespace ratatosk {

Result<ResultTable> CellLookup::rows(ColumnId id, const char* shown, const std::string& test, int most) const
{
    const Column& column = m_schema.column(id);
    const std::string name = quotedIdentifier(column.name);
    const auto in = [&](const std::string& text) { return fmt::format(fmt::runtime(text), name); };
    return m_database.run(
        fmt::format("SELECT {} FROM {} WHERE {} LIMIT {}", in(shown), quotedIdentifier(m_schema.table(column.table).name), in(test), most),
        kTrialLimits, m_stop);
}

CellLookup::Found CellLookup::any(ColumnId column, const std::string& test) const
{
    const auto found = rows(column, "1", test, 1);
    if (!found)
        return Found::Unknown;
    return found->rows.empty() ? Found::No : Found::Yes;
}

std::vector<Cell> CellLookup::cells(ColumnId column, const std::string& test, int most) const
{
    std::vector<Cell> cells;
    if (const auto found = rows(column, "DISTINCT {}", test, most)) {
        for (const std::vector<Cell>& row : found->rows)
            cells.push_back(row.front());
    }
    return cells;
}

} // namespace ratatosk
