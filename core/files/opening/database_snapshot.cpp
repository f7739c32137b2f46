// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/opening/database_snapshot.h"

#include "core/database/sqlite/file_set.h"
#include "core/database/sqlite/open_failure.h"
#include "core/database/sqlite/sqlite_handle.h"

#include <fmt/format.h>
#include <sqlite3.h>
#include <stdlib.h>

#include <array>
#include <string>
#include <system_error>
#include <vector>

namespace ratatosk {

namespace {

namespace fs = std::filesystem;

constexpr std::array<const char*, 3> kParts = {"", "-wal", "-journal"};

fs::path withSuffix(fs::path file, const char* suffix)
{
    return file += suffix;
}

/// What tells whether a part was written to in the meantime; missing parts have none.
using Stamp = std::array<std::pair<std::uintmax_t, fs::file_time_type>, kParts.size()>;

Stamp stampOf(const fs::path& file)
{
    Stamp stamp{};
    for (size_t part = 0; part < kParts.size(); ++part) {
        std::error_code failure;
        const fs::path path = withSuffix(file, kParts[part]);
        stamp[part] = {fs::file_size(path, failure), fs::last_write_time(path, failure)};
    }
    return stamp;
}

Error cannotCopy(const fs::path& file, const std::string& why)
{
    return {ErrorCode::IoError, fmt::format("'{}' could not be copied: {}.", file.filename().string(), why)};
}

Result<void> copyParts(const fs::path& from, const fs::path& to)
{
    for (const char* part : kParts) {
        std::error_code failure;
        if (part[0] != '\0' && !fs::exists(withSuffix(from, part), failure))
            continue;
        if (!fs::copy_file(withSuffix(from, part), withSuffix(to, part), fs::copy_options::overwrite_existing, failure))
            return cannotCopy(from, failure.message());
        fs::permissions(withSuffix(to, part), fs::perms::owner_read | fs::perms::owner_write, failure);
    }
    return {};
}

/// A writer between two parts would leave them at odds: such copies are taken again.
Result<void> copyWhole(const fs::path& from, const fs::path& to)
{
    for (int attempt = 0; attempt < 3; ++attempt) {
        const Stamp before = stampOf(from);
        if (const Result<void> copied = copyParts(from, to); !copied)
            return copied.error();
        if (stampOf(from) == before)
            return {};
    }
    return Error{ErrorCode::DatabaseLocked, fmt::format("Another program keeps writing to '{}'.", from.filename().string())};
}

/// Rolls a journal back, or moves a log into the file, so that the copy can be read like any other.
Result<void> workIn(const fs::path& copy)
{
    const auto database = openHandle(copy, Access::Editing);
    if (!database)
        return database.error();
    if (sqlite3_exec(database->get(), "PRAGMA journal_mode = DELETE", nullptr, nullptr, nullptr) != SQLITE_OK)
        return explainOpenFailure(copy, database->get());
    return {};
}

Result<fs::path> copyInto(const fs::path& folder, const fs::path& database)
{
    std::error_code failure;
    fs::create_directory(folder, failure);
    fs::path copy = folder / database.filename();
    if (const Result<void> copied = copyWhole(database, copy); !copied)
        return copied.error();
    if (const Result<void> worked = workIn(copy); !worked)
        return worked.error();
    return copy;
}

Result<fs::path> privateFolder()
{
    std::error_code failure;
    std::string name = (fs::temp_directory_path(failure) / "ratatosk-XXXXXX").string();
    if (failure || !mkdtemp(name.data()))
        return Error{ErrorCode::IoError, "There is no space for a copy in the folder for temporary files."};
    return fs::path(name);
}

} // namespace

DatabaseSnapshot::DatabaseSnapshot(fs::path folder, fs::path file) : m_folder(std::move(folder)), m_file(std::move(file)) {}

DatabaseSnapshot::~DatabaseSnapshot()
{
    std::error_code ignored;
    fs::remove_all(m_folder, ignored);
}

Result<std::unique_ptr<DatabaseSnapshot>> DatabaseSnapshot::take(const fs::path& database)
{
    std::vector<SetMember> members = membersOf(database.native());
    for (const SetMember& member : members) {
        if (auto objection = fileSystemObjection(member.file))
            return *std::move(objection);
    }
    const Result<fs::path> folder = privateFolder();
    if (!folder)
        return folder.error();
    std::unique_ptr<DatabaseSnapshot> snapshot(new DatabaseSnapshot(*folder, {}));
    for (std::size_t i = 0; i < members.size(); ++i) {
        auto copy = copyInto(i == 0 ? *folder : *folder / std::to_string(i), members[i].file);
        if (!copy)
            return copy.error();
        members[i].file = *std::move(copy);
    }
    snapshot->m_file = placeOf(members);
    return snapshot;
}

} // namespace ratatosk
