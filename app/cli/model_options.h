// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/question_answerer.h"
#include "core/base/result.h"
#include "core/english/text/word_vectors.h"

#include <filesystem>
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

/// What comes before a model is loaded: threads, memory, and where LibTorch is found by the models that need it.
void prepareAnswering(int threads);

/// Loads the model. Errors: ModelMissing, also where it needs LibTorch, which is not there; ModelInvalid.
Result<std::unique_ptr<QuestionAnswerer>> loadModel(const ModelOptions& options);

/// The vectors of words of its text encoder. Errors: likewise.
Result<WordVectors> loadWordVectors(const ModelOptions& options);

} // namespace ratatosk::cli
