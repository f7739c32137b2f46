// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <memory>
#include <string>

struct sqlite3;

namespace ratatosk {

struct CloseHandle {
    void operator()(sqlite3* handle) const;
};
using SqliteHandle = std::unique_ptr<sqlite3, CloseHandle>;

enum class Access { Reading, Editing };

/// Opens a further file beside that of a reading handle, to be read alone; SQL calls it by the name. Before an authorizer is there, which
/// refuses ATTACH. Errors: as openHandle.
Result<void> attachFile(sqlite3* handle, const std::filesystem::path& file, const std::string& name);

/// Opens an existing file as one from a stranger, with its schema loaded and its virtual tables connected. No authorizer is there
/// yet. Errors: see Connection::open; with Access::Editing also PermissionDenied where the file may not be written.
Result<SqliteHandle> openHandle(const std::filesystem::path& file, Access access);

} // namespace ratatosk
