// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace ratatosk::cli {

/// `synthesize DATABASE` or `synthesize --data DIR --output FILE`: questions that the database can answer, with their SQL.
void addSynthesizeCommand(CLI::App& program, Action& action);

} // namespace ratatosk::cli
