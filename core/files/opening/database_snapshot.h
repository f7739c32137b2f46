// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <memory>

namespace ratatosk {

/// A private copy of a database with its write-ahead log or journal worked in, in a folder that only this user can read. For files
/// that cannot be read in place (a read-only folder), and for looking at a busy database without touching anything beside it. The
/// copy goes away with the object.
class DatabaseSnapshot
{
public:
    /// Errors: as fileSystemObjection, IoError (no room), DatabaseLocked (it changed while it was copied), DatabaseCorrupt.
    static Result<std::unique_ptr<DatabaseSnapshot>> take(const std::filesystem::path& database);
    ~DatabaseSnapshot();
    DatabaseSnapshot(const DatabaseSnapshot&) = delete;
    DatabaseSnapshot& operator=(const DatabaseSnapshot&) = delete;

    /// Has the name of the original; of several files (sqlite/file_set.h) each has.
    const std::filesystem::path& file() const { return m_file; }

private:
    DatabaseSnapshot(std::filesystem::path folder, std::filesystem::path file);

    std::filesystem::path m_folder;
    std::filesystem::path m_file;
};

} // namespace ratatosk
