// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace ratatosk::cli {

/// `suggest DATABASE`: questions that it answers, tried and checked.
void addSuggestCommand(CLI::App& program, Action& action);

} // namespace ratatosk::cli
