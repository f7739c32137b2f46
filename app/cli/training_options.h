// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/trainer.h"

namespace CLI {
class App;
}

namespace ratatosk::cli {

/// `--data DIR`, `--language-model DIR` and `--output DIR`, all required; `output` says what the last is for.
void addTrainingPaths(CLI::App& command, TrainingPaths& paths, const char* output);

} // namespace ratatosk::cli
