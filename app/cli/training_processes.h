// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/terminal/exit_code.h"
#include "core/base/result.h"
#include "core/learning/training/process_place.h"

#include <stop_token>
#include <string>
#include <vector>

namespace ratatosk::cli {

/// What torchrun and `trainInProcesses` tell a process through RANK, WORLD_SIZE, MASTER_ADDR and MASTER_PORT; nothing set: the only one.
/// Error: InvalidArgument.
Result<ProcessPlace> placeFromEnvironment();

/// Starts this program `count` times with `arguments`, each told its place, and waits for all. Only the first is heard. `stop` is passed on.
/// Requires: the variables above are not set.
/// Returns the first one's exit code. Error: WorkerFailed when a process cannot be started.
Result<ExitCode> trainInProcesses(int count, const std::vector<std::string>& arguments, std::stop_token stop);

} // namespace ratatosk::cli
