// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/values/cell_store.h"

#include <algorithm>

namespace ratatosk {

std::uint32_t CellStore::add(std::string_view cell)
{
    m_text += cell;
    m_ends.push_back(static_cast<std::uint32_t>(m_text.size()));
    return size() - 1;
}

std::string_view CellStore::cell(std::uint32_t id) const
{
    const std::uint32_t begin = id == 0 ? 0 : m_ends[id - 1];
    return std::string_view(m_text).substr(begin, m_ends[id] - begin);
}

ColumnId CellStore::columnOf(std::uint32_t id) const
{
    const auto after = std::ranges::upper_bound(m_columns, id, {}, &FirstCell::cell);
    return std::prev(after)->column;
}

CellStore::Range CellStore::cellsOf(ColumnId column) const
{
    const auto found = std::ranges::lower_bound(m_columns, column, {}, &FirstCell::column);
    if (found == m_columns.end() || found->column != column)
        return {};
    const auto next = std::next(found);
    return {found->cell, next == m_columns.end() ? size() : next->cell};
}

} // namespace ratatosk
