// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace ratatosk::cli {

/// `rules`: the list; `rules measure PACK...`: what each rule is worth.
void addRulesCommand(CLI::App& program, Action& action);

} // namespace ratatosk::cli
