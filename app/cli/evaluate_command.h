// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace ratatosk::cli {

/// `evaluate DATA`: scores a model, or predictions that are there already, against a question file with gold SQL.
void addEvaluateCommand(CLI::App& program, Action& action);

} // namespace ratatosk::cli
