// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/sqlite/value_limits.h"

#include <cstdint>

namespace ratatosk {

/// What one statement may take. Each limit only narrows what the functions that it calls allow (value_limits.h).
struct RunLimits {
    std::int64_t rows = 10'000;
    std::int64_t bytes = 256ll << 20;       ///< of the cells in memory
    std::int64_t valueBytes = longestValue; ///< of any one value, read or made on the way
    std::int64_t instructions = 0;          ///< of SQLite's machine, the same on every processor, however busy; 0: no limit
    int milliseconds = 0;                   ///< 0: no limit
    std::int64_t allocations = 0;           ///< of SQLite's memory, a measure of compiling that no clock has a say in; 0: no limit
};

} // namespace ratatosk
