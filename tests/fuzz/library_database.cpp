// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/library_database.h"

#include "tests/fuzz/fuzz_targets.h"
#include "tests/support/library_schema.h"

#include <sqlite3.h>

#include <algorithm>

namespace ratatosk::fuzz {

namespace {

constexpr int kMostSteps = 50; ///< of a statement, in thousands of SQLite's operations

} // namespace

LibraryDatabase::LibraryDatabase()
{
    sqlite3_open(":memory:", &m_handle);
    promise(sqlite3_exec(m_handle, libraryScript().c_str(), nullptr, nullptr, nullptr) == SQLITE_OK, "the library can be made");
}

LibraryDatabase::~LibraryDatabase()
{
    sqlite3_close(m_handle);
}

bool LibraryDatabase::runs(const std::string& sql) const
{
    sqlite3_stmt* statement = nullptr;
    const char* rest = nullptr;
    const int status = sqlite3_prepare_v2(m_handle, sql.c_str(), static_cast<int>(sql.size()) + 1, &statement, &rest);
    sqlite3_finalize(statement);
    return status == SQLITE_OK && statement && std::string_view(rest).find_first_not_of(" \t\r\n\f;") == std::string_view::npos;
}

std::optional<std::vector<std::string>> LibraryDatabase::rows(const std::string& sql) const
{
    std::vector<std::string> rows;
    const auto addRow = [](void* list, int columns, char** cells, char**) {
        std::string row;
        for (int column = 0; column < columns; ++column)
            row += (cells[column] ? std::string("=") + cells[column] : std::string()) + '|';
        static_cast<std::vector<std::string>*>(list)->push_back(std::move(row));
        return 0;
    };
    int steps = kMostSteps;
    sqlite3_progress_handler(
        m_handle, 1000, [](void* left) { return --*static_cast<int*>(left) <= 0 ? 1 : 0; }, &steps);
    const int status = sqlite3_exec(m_handle, sql.c_str(), addRow, &rows, nullptr);
    sqlite3_progress_handler(m_handle, 0, nullptr, nullptr);
    std::ranges::sort(rows);
    return status == SQLITE_OK ? std::optional(rows) : std::nullopt;
}

const LibraryDatabase& libraryDatabase()
{
    static const LibraryDatabase database;
    return database;
}

} // namespace ratatosk::fuzz
