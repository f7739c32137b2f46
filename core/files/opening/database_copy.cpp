// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/opening/database_copy.h"

#include "core/database/sqlite/interruption.h"
#include "core/database/sqlite/sqlite_failure.h"
#include "core/database/sqlite/sqlite_handle.h"
#include "core/files/opening/copy_draft.h"
#include "core/files/opening/database_snapshot.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <memory>
#include <system_error>

namespace ratatosk {

namespace {

namespace fs = std::filesystem;

constexpr int kPagesPerStep = 500; // between two looks at the stop; 2 MB where pages have 4 KB
constexpr std::array<const char*, 3> kCompanions = {"-wal", "-journal", "-shm"};

struct Source {
    std::unique_ptr<DatabaseSnapshot> snapshot; ///< null: the file itself is read
    SqliteHandle handle;
};

Result<Source> openSource(const fs::path& database)
{
    auto handle = openHandle(database, Access::Reading);
    if (handle)
        return Source{nullptr, *std::move(handle)};
    if (handle.error().code != ErrorCode::DatabaseNeedsRecovery)
        return handle.error();
    auto snapshot = DatabaseSnapshot::take(database);
    if (!snapshot)
        return snapshot.error();
    auto copied = openHandle((*snapshot)->file(), Access::Reading);
    if (!copied)
        return copied.error();
    return Source{*std::move(snapshot), *std::move(copied)};
}

Error cannotWrite(const fs::path& target, sqlite3* handle)
{
    if (const auto failure = sqliteFailure(handle, ErrorCode::IoError); failure.code == ErrorCode::DatabaseLocked)
        return failure;
    return {ErrorCode::IoError, fmt::format("'{}' could not be written: {}.", target.string(), sqlite3_errmsg(handle))};
}

/// Nobody else knows the draft, and the disk is waited for once, at the end.
Result<SqliteHandle> openDraft(const fs::path& draft)
{
    sqlite3* raw = nullptr;
    const int code = sqlite3_open_v2(draft.c_str(), &raw, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nullptr);
    SqliteHandle handle(raw);
    if (code != SQLITE_OK)
        return cannotWrite(draft, raw);
    sqlite3_exec(raw, "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF", nullptr, nullptr, nullptr);
    return handle;
}

struct FinishBackup {
    void operator()(sqlite3_backup* backup) const { sqlite3_backup_finish(backup); }
};

Result<void> copyPages(sqlite3* source, sqlite3* draft, const fs::path& target, const std::stop_token& stop, const ReportProgress& report)
{
    const Interruption interruption(source, stop, {});
    // Held, so that a writer cannot make the copy begin again for ever.
    sqlite3_exec(source, "BEGIN; SELECT count(*) FROM sqlite_master", nullptr, nullptr, nullptr);
    const std::unique_ptr<sqlite3_backup, FinishBackup> backup(sqlite3_backup_init(draft, "main", source, "main"));
    int code = backup ? SQLITE_OK : SQLITE_ERROR;
    while (code == SQLITE_OK) {
        if (const auto reason = interruption.reason())
            return *reason;
        code = sqlite3_backup_step(backup.get(), kPagesPerStep);
        const int total = sqlite3_backup_pagecount(backup.get());
        if (report)
            report({.done = total - sqlite3_backup_remaining(backup.get()), .total = total, .what = {}});
    }
    if (const auto reason = interruption.reason())
        return *reason;
    if ((code & 0xff) == SQLITE_BUSY || (code & 0xff) == SQLITE_LOCKED)
        return Error{ErrorCode::DatabaseLocked, "Another program is writing to the database and did not finish in time. Try again."};
    if (code != SQLITE_DONE)
        return Error{ErrorCode::IoError, fmt::format("'{}' could not be written: {}.", target.string(), sqlite3_errstr(code))};
    return {};
}

Result<void> fillDraft(sqlite3* source, const fs::path& draft, const fs::path& target, const std::stop_token& stop,
                       const ReportProgress& report)
{
    const auto handle = openDraft(draft);
    if (!handle)
        return handle.error();
    if (const auto copied = copyPages(source, handle->get(), target, stop, report); !copied)
        return copied;
    // The copy of a database in write-ahead mode says that it is one, and would not open in a folder that cannot be written to.
    if (sqlite3_exec(handle->get(), "PRAGMA journal_mode = DELETE", nullptr, nullptr, nullptr) != SQLITE_OK)
        return cannotWrite(target, handle->get());
    return {};
}

fs::path companion(const fs::path& file, const char* suffix)
{
    return fs::path(file) += suffix;
}

bool hasCompanion(const fs::path& file)
{
    return std::ranges::any_of(kCompanions, [&](const char* suffix) {
        std::error_code failure;
        return fs::exists(companion(file, suffix), failure);
    });
}

/// SQLite would play a log or journal of the old file into the new one. The old file takes it in first, so that it is whole if we are killed
/// before it is replaced.
Result<void> clearCompanions(const fs::path& target)
{
    if (!hasCompanion(target))
        return {};
    const auto old = openHandle(target, Access::Editing);
    const bool isLocked = old ? sqlite3_exec(old->get(), "PRAGMA journal_mode = DELETE", nullptr, nullptr, nullptr) == SQLITE_BUSY
                              : old.error().code == ErrorCode::DatabaseLocked;
    if (isLocked)
        return Error{ErrorCode::DatabaseLocked, fmt::format("Another program uses '{}'.", target.filename().string())};
    std::error_code failure;
    for (const char* suffix : kCompanions)
        fs::remove(companion(target, suffix), failure);
    return {};
}

} // namespace

Result<void> saveCopy(const fs::path& database, const fs::path& target, std::stop_token stop, const ReportProgress& report)
{
    std::error_code failure;
    if (fs::equivalent(database, target, failure))
        return Error{ErrorCode::InvalidArgument,
                     fmt::format("'{}' is the database itself. Choose another name.", target.filename().string())};
    const auto source = openSource(database);
    if (!source)
        return source.error();
    auto draft = CopyDraft::create(target);
    if (!draft)
        return draft.error();
    if (const auto filled = fillDraft(source->handle.get(), draft->file(), target, stop, report); !filled)
        return filled;
    if (const auto cleared = clearCompanions(target); !cleared)
        return cleared;
    return draft->commit();
}

} // namespace ratatosk
