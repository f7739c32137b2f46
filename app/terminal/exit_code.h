// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

namespace ratatosk::cli {

/// What the process returns; documented in app/README.md, so the numbers stay.
enum class ExitCode : int {
    Ok = 0,
    Failed = 1,
    Usage = 2,
    DatabaseUnavailable = 3, ///< a data set or question file, too
    NoTrustworthyAnswer = 4,
    ModelUnavailable = 5,
    Interrupted = 130, ///< 128 + SIGINT, as shells have it
};

ExitCode exitCodeOf(ErrorCode code);

} // namespace ratatosk::cli
