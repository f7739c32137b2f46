// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <string>
#include <vector>

namespace ratatosk {

/// Where the database made of some files lies in the user's cache folder.
struct ImportPlace {
    std::filesystem::path file; ///< its name says by which paths, sizes and times it was made
    std::string prefix;         ///< of the names of all that were ever made of the same paths
};

/// Makes the folder, which only its owner may read. Errors: FileMissing, IoError.
Result<ImportPlace> importPlaceFor(const std::vector<std::filesystem::path>& files);

/// Whether it was made of the files as they are now; if so, it counts as used today.
bool isCurrent(const ImportPlace& place);

/// Removes what was made of the same paths before, and everything that was not used for a month.
void removeOldImports(const ImportPlace& place);

/// Whether a database is one that was made of files of data.
bool isImport(const std::filesystem::path& database);

} // namespace ratatosk
