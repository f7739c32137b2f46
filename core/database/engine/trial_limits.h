// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/connection.h"

namespace ratatosk {

/// A candidate may take this much: enough for an answer on a desktop, too little to be felt (SQLite takes 5 to 60 million instructions a
/// second, by what they do). The clock is for slow disks alone: the same candidates are tried to the end however busy the machine is.
inline constexpr RunLimits kTrialLimits{.rows = 1000, .bytes = 16ll << 20, .instructions = 3'000'000, .milliseconds = 2'000};

} // namespace ratatosk
