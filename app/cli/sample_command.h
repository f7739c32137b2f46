// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace ratatosk::cli {

/// `sample [NAME]`: builds a sample database and prints its path.
void addSampleCommand(CLI::App& program, Action& action);

} // namespace ratatosk::cli
