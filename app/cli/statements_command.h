// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace ratatosk::cli {

/// `statements` (not shown in the help): answers the messages of core/files/statements/statement_message.h on standard input and output, for the
/// window, which runs no SQL itself.
void addStatementsCommand(CLI::App& program, Action& action);

} // namespace ratatosk::cli
