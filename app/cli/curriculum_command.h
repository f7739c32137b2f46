// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace ratatosk::cli {

/// `curriculum RECIPE...`: one training after another, each in a folder of its own, from nothing to the last bundle; goes on wherever it was stopped.
void addCurriculumCommand(CLI::App& program, Action& action);

} // namespace ratatosk::cli
