// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/learning/fitting/reranker_trainer.h"

#include <filesystem>
#include <functional>
#include <stop_token>

namespace ratatosk {

struct RerankerPaths {
    std::filesystem::path recipe;        ///< its folds' recipes stand beside it
    std::filesystem::path data;          ///< Spider's layout
    std::filesystem::path folds;         ///< holds for each fold what training it left there: FOLD/bundle
    std::filesystem::path languageModel; ///< folder of the pre-trained encoder
    std::filesystem::path bundle;        ///< gets the reranker
};

/// Lets each fold's model answer the questions about the databases that it was not trained on, so that errors are like those on new
/// databases, and trains a reranker on these beams. Beams are kept as FOLD/beams.jsonl and read from there next time.
/// Errors: those of `collectBeams` and `trainReranker`.
Result<RerankingQuality> trainRerankerOnFolds(const RerankerPaths& paths, const ReportProgress& reportCollection,
                                              const std::function<void(const RerankerProgress&)>& reportTraining, std::stop_token stop);

} // namespace ratatosk
