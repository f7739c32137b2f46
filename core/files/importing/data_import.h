// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"

#include <filesystem>
#include <stop_token>
#include <vector>

namespace ratatosk {

/// Makes a database of files of data, each a table or several, in the user's cache folder, and returns its file; one that was made of the
/// same files before, and of the same contents by their sizes and times, serves again. The files themselves are only read, and a stop, an
/// error or a crash leaves no half of a database under that name. Progress counts megabytes. One sentence tells what is wrong with which file.
/// Errors: FileMissing, PermissionDenied, NotADatabase, IoError (no room), Cancelled. Requires: not empty; a
/// dump (DataFormat::Dump) comes alone, since the names in it are its own.
Result<std::filesystem::path> importData(const std::vector<std::filesystem::path>& files, std::stop_token stop = {},
                                         const ReportProgress& report = {});

} // namespace ratatosk
