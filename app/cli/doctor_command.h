// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace ratatosk::cli {

/// `doctor`: says what this installation consists of, how fast it computes, and what is wrong with it.
void addDoctorCommand(CLI::App& program, Action& action);

} // namespace ratatosk::cli
