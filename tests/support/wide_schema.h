// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

// As large a schema as the widest of Spider's: each table refers to one of those before it.

inline constexpr int kWideTables = 26;
inline constexpr int kWideColumns = 352; ///< in all: 14 tables of 14, 12 of 13

inline std::string wideSchemaScript()
{
    std::string script;
    for (int table = 0; table < kWideTables; ++table) {
        const std::string number = std::to_string(table);
        script += "CREATE TABLE table_" + number + " (id INTEGER PRIMARY KEY, parent_id INTEGER";
        if (table > 0)
            script += " REFERENCES table_" + std::to_string((table - 1) / 8) + "(id)";
        for (int column = 2; column < (table < 14 ? 14 : 13); ++column)
            script += ", value_" + number + "_" + std::to_string(column) + " REAL";
        script += ");";
    }
    return script;
}
