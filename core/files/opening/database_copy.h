// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"

#include <filesystem>
#include <stop_token>

namespace ratatosk {

/// Writes the database as it is now, with its log worked in, to `target`: one file that appears there when it is whole and on the disk, in
/// place of an older one and of the log or journal that lay beside that. A stop or an error leaves `target` as it was. Progress counts pages.
/// Errors: as Connection::open; Cancelled, InvalidArgument (both are one file), PermissionDenied, FileMissing (no such folder), IoError (no
/// room), DatabaseLocked (another program uses one of the two).
Result<void> saveCopy(const std::filesystem::path& database, const std::filesystem::path& target, std::stop_token stop = {},
                      const ReportProgress& report = {});

} // namespace ratatosk
