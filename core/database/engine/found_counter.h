// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/cell_needle.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

struct sqlite3_context;
struct sqlite3_value;

namespace ratatosk {

/// Looks at the cells of each row that a statement passes to the function `found`, and counts those that have what is looked for: in place,
/// without a copy.
class FoundCounter
{
public:
    /// The function's name in SQL: found(f, a, b, ...) is true for a row that is wanted because one of its cells has it, of which the first is the
    /// counter's number f. Known while a statement runs with a counter.
    static constexpr const char* function = "ratatosk_found";
    static constexpr std::size_t mostCells = 90; ///< of one call, by SQLite's limit on arguments

    /// `columns`: cells of a row. `tick` is called every so many rows; it must outlive the counter.
    FoundCounter(const CellNeedle& needle, std::size_t columns, std::function<void()> tick);

    /// No further row is wanted; they are counted.
    void wantNoRows() { m_wantsRows = false; }

    const std::vector<std::int64_t>& cells() const { return m_cells; } ///< found, by column
    std::int64_t rows() const { return m_rows; }                       ///< looked at

    static void call(sqlite3_context* context, int count, sqlite3_value** arguments);

private:
    bool look(std::size_t first, int count, sqlite3_value** cells);
    bool has(sqlite3_value* cell) const;

    const CellNeedle& m_needle;
    std::function<void()> m_tick;
    std::vector<std::int64_t> m_cells;
    std::int64_t m_rows = 0;
    bool m_wantsRows = true;
};

} // namespace ratatosk
