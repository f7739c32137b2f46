// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace ratatosk::cli {

/// `worker` (not shown in the help): answers the messages of core/messages/answers/answer_message.h on standard input and output, for the window.
void addWorkerCommand(CLI::App& program, Action& action);

} // namespace ratatosk::cli
