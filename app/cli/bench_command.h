// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace ratatosk::cli {

/// `bench`: how fast questions are answered on this machine, of schemas of three sizes, beside what the machine can do.
void addBenchCommand(CLI::App& program, Action& action);

} // namespace ratatosk::cli
