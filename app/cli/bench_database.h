// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <filesystem>

namespace ratatosk::cli {

inline constexpr int kMostBenchTables = 1'024; ///< names for more are not made up
inline constexpr int kBenchColumns = 9;        ///< of each table

/// Writes a database of so many tables, the same each time: plain English names, a key, a reference to the table before, dates, figures and
/// texts, and twenty rows. Requires: 1 <= tables <= kMostBenchTables. Error: IoError.
Result<void> writeBenchDatabase(const std::filesystem::path& file, int tables);

} // namespace ratatosk::cli
