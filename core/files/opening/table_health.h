// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"

#include <cstdint>
#include <filesystem>
#include <stop_token>
#include <string>
#include <vector>

namespace ratatosk {

/// How much of one table can be read.
struct TableHealth {
    std::string table;
    std::int64_t rows = 0; ///< that were read, up to the damage if there is one
    std::string damage;    ///< SQLite's words; empty when the table is whole
};

/// Reads every table of a file to its end, or to the first damage, on a connection of its own. Errors: as Connection::open, Cancelled.
Result<std::vector<TableHealth>> tableHealth(const std::filesystem::path& file, std::stop_token stop = {},
                                             const ReportProgress& report = {});

} // namespace ratatosk
