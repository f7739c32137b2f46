// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sqlite3.h>

#include <cstddef>
#include <string_view>

namespace ratatosk {

// What the sources here that stand in for SQLite's functions share. Only they include this.

/// As trustworthy as the function that it stands in for: usable in views, indexes and generated columns.
inline constexpr int standInFlags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS;

/// The text of a value, a number as it is written. Requires: not NULL. Valid until the value is converted otherwise.
inline std::string_view textOf(sqlite3_value* value)
{
    const auto* text = reinterpret_cast<const char*>(sqlite3_value_text(value));
    return text ? std::string_view(text, static_cast<std::size_t>(sqlite3_value_bytes(value))) : std::string_view();
}

inline bool isNull(sqlite3_value* value)
{
    return sqlite3_value_type(value) == SQLITE_NULL;
}

} // namespace ratatosk
