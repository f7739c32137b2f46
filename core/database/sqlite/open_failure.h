// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <filesystem>
#include <optional>

struct sqlite3;

namespace ratatosk {

/// Why `file` cannot be a readable database, as far as the file system tells: FileMissing, FileIsDirectory, PermissionDenied,
/// NotADatabase (a pipe or a device). Nothing when it is worth a try.
std::optional<Error> fileSystemObjection(const std::filesystem::path& file);

/// Why SQLite could not read the schema of `file`, from its last result code on `handle` and the first bytes of the file:
/// NotADatabase, DatabaseCorrupt, DatabaseLocked, DatabaseNeedsRecovery, PermissionDenied, IoError.
Error explainOpenFailure(const std::filesystem::path& file, sqlite3* handle);

} // namespace ratatosk
