// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/network/attention/phrase_shape.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace ratatosk {

/// The shape of a PhraseTransformer; without gram sizes it is the Transformer of Vaswani et al. (2017).
struct LogicShape {
    int width = 256;
    int heads = 8;
    int innerSize = 1024;
    int encoderLayers = 4, decoderLayers = 4;
    std::vector<int> gramSizes; ///< one a head, 0: the words themselves; none at all: no head has phrases
    int phraseLayers = 100;     ///< encoder layers with phrases, from the first
    PhraseForm phraseForm = PhraseForm::Lstm;
    double dropout = 0.1; ///< of what each sub-layer adds, of the embedded words and of the attention's weights

    /// Of an encoder layer with phrases.
    PhraseShape phrases() const { return {gramSizes, phraseForm, width / heads}; }

    bool operator==(const LogicShape&) const = default;
};

/// A recipe of a parser from English to lambda calculus, whose "task" is "logic". Paths are relative to the data folder.
struct LogicRecipe {
    LogicShape shape;
    std::string training = "train.tsv";
    std::string validation; ///< empty: none but what is held out
    int heldOut = 0;        ///< every N-th training example is kept for validation instead; 0: none
    int batchWords = 1024;  ///< words of questions, or of forms, in a batch; fillers count
    std::int64_t steps = 3000;
    double learningRate = 1e-3; ///< at its highest
    double warmUp = 0.05;       ///< share of the steps in which it rises from 0
    double schedulePower = 1.0; ///< rate (1 - step / steps)^power
    double beta1 = 0.9, beta2 = 0.998, epsilon = 1e-9;
    double clipNorm = 1.0;    ///< 0: none
    double smoothing = 0.1;   ///< of the labels, spread over all words of forms
    double hiddenWords = 0;   ///< share of the question's words that are read as unknown ones while training
    double averageFrom = 1.0; ///< share of the steps after which weights are averaged; 1: never
    int beamSize = 5;
    bool useBFloat16 = false;
    std::int64_t validateEvery = 500;
    std::uint64_t seed = 1;

    bool operator==(const LogicRecipe&) const = default;
};

/// Errors: FileMissing, InvalidData (unknown keys, wrong types, sizes that do not fit each other are named).
Result<LogicRecipe> readLogicRecipe(const std::filesystem::path& file);
Result<LogicRecipe> logicRecipeFromText(const std::string& json);
std::string logicRecipeText(const LogicRecipe& recipe);

/// Whether a recipe's "task" is "logic". Error: FileMissing.
Result<bool> isLogicRecipe(const std::filesystem::path& file);

/// The shape as a JSON object, and back. Error: ModelInvalid.
std::string logicShapeText(const LogicShape& shape);
Result<LogicShape> logicShapeFromText(const std::string& json);

} // namespace ratatosk
