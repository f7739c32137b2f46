// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace ratatosk {

/// Everything that decides what training a reranker makes, read from a JSON file.
struct RerankerRecipe {
    std::vector<std::string> folds;               ///< names of recipes beside this one ("fold-1"): each holds other databases out
    std::vector<std::string> validationDatabases; ///< only measured
    int batchSize = 16;                           ///< questions, each with all its candidates
    std::int64_t steps = 1000;
    double learningRate = 5e-4; ///< of the read-out
    double languageModelRate = 5e-5;
    double warmUp = 0.1; ///< share of the steps in which the language model's rate rises from 0
    double dropout = 0.1;
    double clipNorm = 1.0;
    bool useBFloat16 = true;
    std::int64_t validateEvery = 250;
    std::uint64_t seed = 1;

    bool operator==(const RerankerRecipe&) const = default;
};

/// Keys that are not given keep their defaults. Errors: FileMissing, InvalidData (unknown keys and wrong types are named).
Result<RerankerRecipe> readRerankerRecipe(const std::filesystem::path& file);

} // namespace ratatosk
