// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace ratatosk::cli {

/// `ask DATABASE QUESTION`: writes the SQL for a question and runs it.
void addAskCommand(CLI::App& program, Action& action);

} // namespace ratatosk::cli
