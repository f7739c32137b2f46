// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace ratatosk::cli {

/// `rerank RECIPE --data DIR --folds DIR --language-model DIR --model DIR`: trains what reads the question with each candidate.
void addRerankCommand(CLI::App& program, Action& action);

} // namespace ratatosk::cli
