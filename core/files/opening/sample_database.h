// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <string>
#include <vector>

namespace ratatosk {

/// A database that comes with the program (resources/samples), with questions that are known to suit it.
struct SampleDatabase {
    std::string name;                   ///< "mountain_huts"
    std::vector<std::string> questions; ///< those that the shipped model answers rightly
};

/// By name.
std::vector<SampleDatabase> sampleDatabases();

/// Builds a sample in the user's cache folder (cache_folder.h) unless it is there already, and returns its file. A half-built file is never seen under that name, also when two programs build it at once.
/// Errors: InvalidArgument (no such sample), IoError.
Result<std::filesystem::path> buildSampleDatabase(const std::string& name);

/// Whether a file is one that buildSampleDatabase built.
bool isSampleDatabase(const std::filesystem::path& file);

} // namespace ratatosk
