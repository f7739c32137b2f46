// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/sqlite/sqlite_handle.h"

#include "core/database/schema/identifier.h"
#include "core/database/sqlite/file_set.h"
#include "core/database/sqlite/guarded_functions.h"
#include "core/database/sqlite/interruptible_memory.h"
#include "core/database/sqlite/interruption.h"
#include "core/database/sqlite/open_failure.h"
#include "core/database/sqlite/pattern_functions.h"
#include "core/database/sqlite/regexp_function.h"
#include "core/database/sqlite/search_functions.h"
#include "core/database/sqlite/value_limits.h"
#include "core/database/sqlite/virtual_tables.h"

#include <fmt/format.h>
#include <sqlite3.h>

namespace ratatosk {

namespace {

constexpr int longestStatement = 16 << 20; ///< bytes; SQLite takes 1,000,000 by default, and dumps have longer ones

/// What a file from a stranger could use against its reader: functions inside views and defaults, a damaged schema, long patterns.
void distrust(sqlite3* handle)
{
    sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0, nullptr);
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, static_cast<int>(longestValue));
    sqlite3_limit(handle, SQLITE_LIMIT_SQL_LENGTH, longestStatement);
    sqlite3_limit(handle, SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 1'000);
    sqlite3_limit(handle, SQLITE_LIMIT_ATTACHED, 0);
}

/// SQLite looks at a stop between instructions, not inside of what one of them calls.
void addStoppableFunctions(sqlite3* handle)
{
    addSearchFunctions(handle);
    addPatternFunctions(handle);
    addRegexpFunction(handle);
    addGuardedFunctions(handle);
}

/// Has to be done before an authorizer is there: an R-tree compiles its writing statements when it connects. Reads the texts of the schema
/// and connects what is virtual; views are left alone until they are asked for.
int loadSchema(sqlite3* handle, const std::string& container = "main")
{
    const std::string sql = "SELECT count(*) FROM " + quotedIdentifier(container) + ".sqlite_master";
    const int code = sqlite3_exec(handle, sql.c_str(), nullptr, nullptr, nullptr);
    if (code == SQLITE_OK)
        connectVirtualTables(handle, container); // what cannot be connected fails when it is asked for
    return code;
}

/// SQLite opens what is attached as it opened the first file.
int attach(sqlite3* handle, const std::string& path, const std::string& name)
{
    sqlite3_stmt* statement = nullptr;
    sqlite3_prepare_v2(handle, "ATTACH ? AS ?", -1, &statement, nullptr);
    sqlite3_bind_text(statement, 1, path.c_str(), -1, SQLITE_STATIC);
    sqlite3_bind_text(statement, 2, name.c_str(), -1, SQLITE_STATIC);
    sqlite3_step(statement);
    return sqlite3_finalize(statement);
}

} // namespace

void CloseHandle::operator()(sqlite3* handle) const
{
    sqlite3_close_v2(handle);
}

Result<void> attachFile(sqlite3* handle, const std::filesystem::path& file, const std::string& name)
{
    if (auto objection = fileSystemObjection(file))
        return *std::move(objection);
    sqlite3_limit(handle, SQLITE_LIMIT_ATTACHED, static_cast<int>(kMostFilesTogether) - 1);
    int code = attach(handle, std::filesystem::absolute(file).string(), name);
    sqlite3_limit(handle, SQLITE_LIMIT_ATTACHED, 0);
    if (code == SQLITE_ERROR) // nothing else is left to be wrong
        return Error{ErrorCode::InvalidArgument,
                     fmt::format("'{}' stores text in another encoding than the first file. Open it alone.", file.filename().string())};
    if (code == SQLITE_OK)
        code = loadSchema(handle, name);
    if (code != SQLITE_OK)
        return explainOpenFailure(file, handle);
    return {};
}

Result<SqliteHandle> openHandle(const std::filesystem::path& file, Access access)
{
    if (auto objection = fileSystemObjection(file))
        return *std::move(objection);
    if (!isMemoryInterruptible())
        return Error{ErrorCode::Internal, "SQLite was in use before this program could set its limits."};
    sqlite3* raw = nullptr;
    // An absolute path is never taken for ":memory:" or a "file:" address.
    const std::string path = std::filesystem::absolute(file).string();
    const int flags = (access == Access::Reading ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE) | SQLITE_OPEN_NOMUTEX
        | SQLITE_OPEN_EXRESCODE;
    const int code = sqlite3_open_v2(path.c_str(), &raw, flags, nullptr);
    SqliteHandle handle(raw);
    if (code != SQLITE_OK)
        return explainOpenFailure(file, raw);
    sqlite3_busy_timeout(raw, Interruption::lockMilliseconds);
    distrust(raw);
    addStoppableFunctions(raw);
    if (loadSchema(raw) != SQLITE_OK)
        return explainOpenFailure(file, raw);
    if (access == Access::Editing && sqlite3_db_readonly(raw, "main") != 0) // SQLite falls back to reading without a word
        return Error{ErrorCode::PermissionDenied, fmt::format("You are allowed to read {}, but not to write to it.", file.string())};
    return handle;
}

} // namespace ratatosk
