// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mending/cell_lookup.h"

#include "core/ranking/trial_run.h"
#include "core/schema/identifier.h"

#include <fmt/format.h>

namespace ratatosk {

CellLookup::Found CellLookup::any(ColumnId id, const std::string& test) const
{
    const Column& column = m_schema.column(id);
    const std::string name = quotedIdentifier(column.name);
    const auto rows = m_database.run(fmt::format("SELECT 1 FROM {} WHERE {} LIMIT 1", quotedIdentifier(m_schema.table(column.table).name),
                                                 fmt::format(fmt::runtime(test), name)),
                                     kTrialLimits, m_stop);
    if (!rows)
        return Found::Unknown;
    return rows->rows.empty() ? Found::No : Found::Yes;
}

std::vector<Cell> CellLookup::cells(ColumnId id, const std::string& test, int most) const
{
    const Column& column = m_schema.column(id);
    const std::string name = quotedIdentifier(column.name);
    const auto rows = m_database.run(fmt::format("SELECT DISTINCT {} FROM {} WHERE {} LIMIT {}", name,
                                                 quotedIdentifier(m_schema.table(column.table).name), fmt::format(fmt::runtime(test), name),
                                                 most),
                                     kTrialLimits, m_stop);
    std::vector<Cell> cells;
    if (rows) {
        for (const std::vector<Cell>& row : rows->rows)
            cells.push_back(row.front());
    }
    return cells;
}

} // namespace ratatosk
