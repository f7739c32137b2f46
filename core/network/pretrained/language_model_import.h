// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <filesystem>
#include <string>

namespace ratatosk {

/// What a language model's folder holds.
struct LanguageModelSize {
    std::string family; ///< "bert", "roberta", "xlm-roberta", "electra", "deberta-v2", "mpnet"
    int layers = 0, hiddenSize = 0, heads = 0, pieces = 0;
    std::int64_t parameters = 0;
    std::uintmax_t bytes = 0;   ///< of the weights' file
    double secondsForward = 0;  ///< a text of 130 pieces is read, by all threads, in fp32
    double secondsTraining = 0; ///< the same with its gradients
};

/// What came of an import.
struct ImportedLanguageModel {
    LanguageModelSize size;
    std::string vocabulary; ///< "WordPiece"
    std::string licence;    ///< the file that it was taken from
};

/// A language model as it is published (config.json, model.safetensors, a vocabulary: published_vocabulary.h) as a folder for
/// readLanguageModelPack: config.json, weights.safetensors without heads for pre-training, vocabulary.model, LICENSE. The licence is a file
/// LICENSE beside it, else what its README.md says in its header. `output` must not hold files; it appears whole or not at all.
/// `firstLayers` leaves out those behind them; 0: all are taken.
/// Errors: ModelMissing for a file that is not there, ModelInvalid for what cannot be understood or does not fit together, InvalidArgument
/// for an output that is in use and for more layers than there are, IoError.
Result<ImportedLanguageModel> importLanguageModel(const std::filesystem::path& folder, const std::filesystem::path& output,
                                                  int firstLayers = 0);

/// Sizes from what its files say of themselves, and a quick timing with weights that are drawn: they cost as much as the real ones.
/// Errors: as readLanguageModelPack.
Result<LanguageModelSize> measureLanguageModel(const std::filesystem::path& pack);

} // namespace ratatosk
