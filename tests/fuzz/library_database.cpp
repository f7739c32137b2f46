// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/library_database.h"

#include "tests/fuzz/fuzz_targets.h"
#include "tests/support/library_schema.h"

#include <sqlite3.h>

namespace ratatosk::fuzz {

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

const LibraryDatabase& libraryDatabase()
{
    static const LibraryDatabase database;
    return database;
}

} // namespace ratatosk::fuzz
