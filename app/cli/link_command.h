// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace ratatosk::cli {

/// `link DATABASE QUESTION`: shows which words refer to which tables and columns. Needs no model.
void addLinkCommand(CLI::App& program, Action& action);

} // namespace ratatosk::cli
