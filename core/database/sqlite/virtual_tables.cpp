// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/sqlite/virtual_tables.h"

#include "core/database/schema/identifier.h"
#include "core/database/sqlite/interruption.h"

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <vector>

namespace ratatosk {

namespace {

constexpr RunLimits connecting{.milliseconds = 1'000};

std::vector<std::string> virtualTableNames(sqlite3* handle, std::string_view container)
{
    std::vector<std::string> names;
    sqlite3_stmt* statement = nullptr;
    const std::string sql = "SELECT name, sql FROM " + quotedIdentifier(container) + ".sqlite_master WHERE type = 'table'";
    sqlite3_prepare_v2(handle, sql.c_str(), -1, &statement, nullptr);
    while (sqlite3_step(statement) == SQLITE_ROW) {
        const auto* name = reinterpret_cast<const char*>(sqlite3_column_text(statement, 0));
        const auto* sql = reinterpret_cast<const char*>(sqlite3_column_text(statement, 1));
        if (name && sql && createsVirtualTable(sql))
            names.emplace_back(name);
    }
    sqlite3_finalize(statement);
    return names;
}

} // namespace

void connectVirtualTables(sqlite3* handle, std::string_view container)
{
    const Interruption interruption(handle, {}, connecting);
    for (const std::string& name : virtualTableNames(handle, container)) {
        sqlite3_stmt* statement = nullptr;
        sqlite3_prepare_v2(handle, ("SELECT * FROM " + quotedIdentifier(container) + "." + quotedIdentifier(name)).c_str(), -1, &statement,
                           nullptr);
        sqlite3_finalize(statement);
    }
}

/// SQLite writes the beginning itself, whatever was typed.
bool createsVirtualTable(std::string_view sql)
{
    return foldedIdentifier(sql.substr(0, 21)) == "create virtual table ";
}

bool isShadowTable(std::string_view table, const std::set<std::string, std::less<>>& virtualTables)
{
    // Of fts3, fts4, fts5, rtree and geopoly.
    static constexpr std::array<std::string_view, 11> endings{"content", "docsize", "segdir", "segments", "stat", "config",
                                                              "data",    "idx",     "node",   "parent",   "rowid"};
    const std::size_t line = table.rfind('_');
    return line != std::string_view::npos && virtualTables.contains(table.substr(0, line))
        && std::ranges::find(endings, table.substr(line + 1)) != endings.end();
}

} // namespace ratatosk
