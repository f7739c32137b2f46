// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/engine/found_counter.h"

#include <sqlite3.h>

#include <string_view>

namespace ratatosk {

namespace {

constexpr std::int64_t rowsBetweenTicks = 256;

} // namespace

FoundCounter::FoundCounter(const CellNeedle& needle, std::size_t columns, std::function<void()> tick)
    : m_needle(needle), m_tick(std::move(tick)), m_cells(columns)
{
}

void FoundCounter::call(sqlite3_context* context, int count, sqlite3_value** arguments)
{
    auto* counter = static_cast<FoundCounter*>(sqlite3_user_data(context));
    const auto first = static_cast<std::size_t>(sqlite3_value_int64(arguments[0]));
    sqlite3_result_int(context, counter->look(first, count - 1, arguments + 1));
}

bool FoundCounter::look(std::size_t first, int count, sqlite3_value** cells)
{
    if (first == 0 && ++m_rows % rowsBetweenTicks == 0)
        m_tick();
    bool isFound = false;
    for (int i = 0; i < count; ++i) {
        if (!has(cells[i]))
            continue;
        ++m_cells[first + static_cast<std::size_t>(i)];
        isFound = true;
    }
    return isFound && m_wantsRows;
}

bool FoundCounter::has(sqlite3_value* cell) const
{
    switch (sqlite3_value_type(cell)) {
    case SQLITE_INTEGER: return m_needle.is(std::int64_t{sqlite3_value_int64(cell)});
    case SQLITE_FLOAT: return m_needle.is(sqlite3_value_double(cell));
    case SQLITE_TEXT: break;
    default: return false;
    }
    const auto* text = reinterpret_cast<const char*>(sqlite3_value_text(cell));
    return text && m_needle.isIn(std::string_view(text, static_cast<std::size_t>(sqlite3_value_bytes(cell))));
}

} // namespace ratatosk
