// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learning/training/trainer.h"

namespace CLI {
class App;
class Option;
} // namespace CLI

namespace ratatosk::cli {

inline constexpr const char* kLanguageModel = "--language-model";

/// An option that takes a folder.
CLI::Option* addFolderOption(CLI::App& command, const char* name, std::filesystem::path& folder, const char* description);

/// `--data DIR` and `--language-model DIR`, which are required, and `--output DIR`; `output` says what that is for.
/// Returns the last one's option, so that a command may require it.
CLI::Option* addTrainingPaths(CLI::App& command, TrainingPaths& paths, const char* output);

} // namespace ratatosk::cli
