// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace ratatosk::cli {

/// `import FOLDER --output DIR`: a published language model in the layout that `train --language-model` takes.
void addImportCommand(CLI::App& program, Action& action);

} // namespace ratatosk::cli
