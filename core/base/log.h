// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <string_view>

namespace ratatosk {

inline constexpr std::size_t kLogBytes = 512u << 10; ///< of one file
inline constexpr std::size_t kOldLogs = 2;           ///< kept beside it, as NAME.1.log and NAME.2.log

/// From now on incidents go to this file, which only its owner can read and which makes room for the next when it is full. Errors: IoError.
Result<void> openLog(const std::filesystem::path& file);

/// What a line on standard error begins with.
inline constexpr std::string_view kIncidentMark = "ratatosk: ";

/// Notes what went wrong and what was done without it; never the contents of a cell. Before openLog() it goes to standard error, which the
/// window reads of its children. From any thread.
void logIncident(std::string_view text);

} // namespace ratatosk
