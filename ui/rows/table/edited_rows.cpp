// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rows/table/edited_rows.h"

#include <utility>

using namespace ratatosk;

void EditedRows::setRows(std::shared_ptr<const ResultTable> rows, RowBinding binding)
{
    m_rows = std::move(rows);
    m_binding = std::move(binding);
    m_rowOf.clear();
    m_edits.clear();
    m_added.clear();
}

void EditedRows::read(const RowEdits& edits)
{
    m_edits.clear();
    m_added.clear();
    if (m_binding.table.empty() || edits.isEmpty())
        return;
    if (m_rowOf.empty() && !m_binding.key.empty()) {
        for (int row = 0; row < std::ssize(m_rows->rows); ++row)
            m_rowOf.emplace(nameOf(placeOf(row)), row);
    }
    for (const RowEdit& edit : edits.all()) {
        if (edit.place.table != m_binding.table)
            continue;
        if (edit.kind == RowEdit::Kind::Inserted)
            m_added.push_back(edit.id);
        else if (const auto row = m_rowOf.find(nameOf(edit.place)); row != m_rowOf.end())
            m_edits.emplace(row->second, edit.id);
    }
}

int EditedRows::editOf(int row) const
{
    const auto found = m_edits.find(row);
    return found == m_edits.end() ? 0 : found->second;
}

RowPlace EditedRows::placeOf(int row) const
{
    RowPlace place{m_binding.table, {}};
    for (const int part : m_binding.key)
        place.key.push_back(
            {m_binding.columns[static_cast<size_t>(part)], m_rows->rows[static_cast<size_t>(row)][static_cast<size_t>(part)]});
    return place;
}

std::vector<NamedCell> EditedRows::cellsOf(int row) const
{
    std::vector<NamedCell> cells;
    for (size_t place = 0; place < m_binding.columns.size(); ++place)
        cells.push_back({m_binding.columns[place], m_rows->rows[static_cast<size_t>(row)][place]});
    return cells;
}
