// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace ratatosk::cli {

/// `schema DATABASE`: lists tables, columns and keys.
void addSchemaCommand(CLI::App& program, Action& action);

} // namespace ratatosk::cli
