// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/engine.h"
#include "core/base/result.h"

#include <memory>
#include <string>

namespace CLI {
class App;
}

namespace ratatosk::cli {

/// Which model, and with how many threads.
struct ModelOptions {
    std::string bundle; ///< empty: where `findModelBundle` finds one
    int threads = 0;    ///< 0: one per core
};

/// `--threads N`.
void addThreadsOption(CLI::App& command, int& threads);

/// `--model DIR` and `--threads N`.
void addModelOptions(CLI::App& command, ModelOptions& options);

/// `--no-rank`.
void addRankingOption(CLI::App& command, bool& isRanked);

/// The folder that is named, or the one that `findModelBundle` finds. Error: ModelMissing.
Result<std::filesystem::path> bundleOf(const ModelOptions& options);

/// Opens the engine and loads the model. Errors: ModelMissing, ModelInvalid.
Result<std::unique_ptr<QuestionAnswerer>> loadModel(const ModelOptions& options);

/// The vectors of words of its text encoder. Errors: likewise.
Result<WordVectors> loadWordVectors(const ModelOptions& options);

} // namespace ratatosk::cli
