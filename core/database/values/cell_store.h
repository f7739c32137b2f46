// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {

/// The distinct cells of many columns in one block of text: four bytes a cell beside the text itself. Cells are numbered from 0, column
/// after column.
class CellStore
{
public:
    /// Half open.
    struct Range {
        std::uint32_t begin = 0;
        std::uint32_t end = 0;
    };

    /// The cells added from now on belong to `column`. Requires: ascending columns.
    void beginColumn(ColumnId column) { m_columns.push_back({column, size()}); }
    std::uint32_t add(std::string_view cell);

    std::uint32_t size() const { return static_cast<std::uint32_t>(m_ends.size()); }
    std::size_t bytes() const { return m_text.size(); }

    std::string_view cell(std::uint32_t id) const;
    ColumnId columnOf(std::uint32_t id) const;
    /// Empty when the column holds no cells here.
    Range cellsOf(ColumnId column) const;

private:
    struct FirstCell {
        ColumnId column{};
        std::uint32_t cell = 0;
    };

    std::string m_text;
    std::vector<std::uint32_t> m_ends; // of each cell in m_text
    std::vector<FirstCell> m_columns;
};

} // namespace ratatosk
