// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/row_change.h"

struct sqlite3;

namespace ratatosk {

/// Notes each row that statements on a connection insert, update or delete, by SQLite's hook before the change. Used on the
/// connection's thread.
class ChangeRecorder
{
public:
    static constexpr size_t kMostRows = 10'000; ///< of one statement are kept; all are counted

    /// Requires: this object outlives the handle and keeps its address.
    void install(sqlite3* handle);

    /// Begins a new statement.
    void begin();
    /// What was noted since. Column names are read from `handle`, which must not be running anything.
    std::vector<TableChange> take(sqlite3* handle);

private:
    static void onChange(void* self, sqlite3* handle, int operation, const char* database, const char* table, long long, long long);
    void note(sqlite3* handle, int operation, const std::string& table);
    TableChange& changeOf(const std::string& table);

    std::vector<TableChange> m_changes;
    size_t m_rows = 0;
};

} // namespace ratatosk
