// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <string>

namespace ratatosk {

/// How far a long task has come. `total` is 0 while it is not known.
struct Progress {
    std::int64_t done = 0;
    std::int64_t total = 0;
    std::string what;
};

/// Called on the thread that does the work.
using ReportProgress = std::function<void(const Progress&)>;

} // namespace ratatosk
