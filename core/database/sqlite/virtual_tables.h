// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <string>
#include <string_view>

struct sqlite3;

namespace ratatosk {

/// Connects each virtual table of one file of the handle, within a second in all. SQLite's PRAGMA table_list would, too, but expands all
/// views for it.
void connectVirtualTables(sqlite3* handle, std::string_view container = "main");

/// Whether the statement that created a table is CREATE VIRTUAL TABLE.
bool createsVirtualTable(std::string_view sql);

/// Whether `table` is one in which one of `virtualTables` keeps its own data: "mail_content" of the full-text table "mail". All names folded.
bool isShadowTable(std::string_view table, const std::set<std::string, std::less<>>& virtualTables);

} // namespace ratatosk
