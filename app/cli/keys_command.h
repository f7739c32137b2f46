// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace ratatosk::cli {

/// `keys measure PACK...`: how many foreign keys are guessed again once nobody declares them; `keys fit PACK...`: the weights of the guess.
void addKeysCommand(CLI::App& program, Action& action);

} // namespace ratatosk::cli
