// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#define SQLITE_ENABLE_PREUPDATE_HOOK // its functions are declared only then
#include "core/database/engine/change_recorder.h"

#include "core/database/engine/sqlite_cell.h"
#include "core/database/schema/identifier.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <algorithm>
#include <utility>

namespace ratatosk {

namespace {

using Reader = int (*)(sqlite3*, int, sqlite3_value**);

std::vector<Cell> cellsOf(sqlite3* handle, Reader read)
{
    std::vector<Cell> cells;
    for (int i = 0; i < sqlite3_preupdate_count(handle); ++i) {
        sqlite3_value* value = nullptr;
        cells.push_back(read(handle, i, &value) == SQLITE_OK && value ? cellOf(value) : Cell(Null{}));
    }
    return cells;
}

RowChange changeAt(sqlite3* handle, int operation)
{
    switch (operation) {
    case SQLITE_INSERT: return {RowChange::Kind::Inserted, {}, cellsOf(handle, sqlite3_preupdate_new)};
    case SQLITE_DELETE: return {RowChange::Kind::Deleted, cellsOf(handle, sqlite3_preupdate_old), {}};
    default: return {RowChange::Kind::Updated, cellsOf(handle, sqlite3_preupdate_old), cellsOf(handle, sqlite3_preupdate_new)};
    }
}

void count(TableChange& change, int operation)
{
    ++(operation == SQLITE_INSERT ? change.inserted : operation == SQLITE_DELETE ? change.deleted : change.updated);
}

/// None when the table is gone.
std::vector<std::string> columnsOf(sqlite3* handle, const std::string& table)
{
    std::vector<std::string> names;
    sqlite3_stmt* statement = nullptr;
    const std::string sql = fmt::format("SELECT * FROM {} LIMIT 0", quotedIdentifier(table));
    if (sqlite3_prepare_v2(handle, sql.c_str(), -1, &statement, nullptr) == SQLITE_OK) {
        for (int i = 0; i < sqlite3_column_count(statement); ++i)
            names.emplace_back(sqlite3_column_name(statement, i));
    }
    sqlite3_finalize(statement);
    return names;
}

size_t widthOf(const TableChange& change)
{
    return change.rows.empty() ? 0 : std::max(change.rows.front().before.size(), change.rows.front().after.size());
}

} // namespace

void ChangeRecorder::install(sqlite3* handle)
{
    sqlite3_preupdate_hook(handle, onChange, this);
}

void ChangeRecorder::begin()
{
    m_changes.clear();
    m_rows = 0;
}

std::vector<TableChange> ChangeRecorder::take(sqlite3* handle)
{
    for (TableChange& change : m_changes) {
        change.columns = columnsOf(handle, change.table);
        for (size_t i = change.columns.size(); i < widthOf(change); ++i)
            change.columns.push_back(fmt::format("column {}", i + 1));
    }
    return std::exchange(m_changes, {});
}

void ChangeRecorder::onChange(void* self, sqlite3* handle, int operation, const char* database, const char* table, long long, long long)
{
    if (std::string_view(database) == "main")
        static_cast<ChangeRecorder*>(self)->note(handle, operation, table);
}

void ChangeRecorder::note(sqlite3* handle, int operation, const std::string& table)
{
    TableChange& change = changeOf(table);
    count(change, operation);
    if (m_rows++ < kMostRows)
        change.rows.push_back(changeAt(handle, operation));
}

TableChange& ChangeRecorder::changeOf(const std::string& table)
{
    const auto known = std::ranges::find(m_changes, table, &TableChange::table);
    if (known != m_changes.end())
        return *known;
    return m_changes.emplace_back(TableChange{.table = table});
}

} // namespace ratatosk
