// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/network/model/model_config.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace ratatosk {

/// A recipe: everything that decides what a training makes, read from a JSON file. Paths of question files are relative to the data
/// folder.
struct TrainingConfig {
    ModelConfig model;
    std::vector<std::string> questions;     ///< question files in Spider's format, or packs in JSON Lines with their databases beside them
    std::vector<std::string> conversations; ///< files of questions that follow one another (dataset/conversation_reader)
    std::string otherWordings;              ///< file whose record i asks record i of `questions[0]` in other words; may be empty
    double otherWordingShare = 0.5;         ///< how often such a wording takes the place of the original
    std::string wikiSql;                    ///< folder with WikiSQL's tables.jsonl and train.jsonl; may be empty
    int wikiSqlQuestions = 0;               ///< of its questions, spread evenly, to train on as well; each table stands among others
    std::vector<std::string> validationDatabases; ///< held out of training whole
    int validationQuestions = 300;                ///< at most, spread over those databases
    double hiddenLinks = 0;                       ///< share of named items whose links are taken away, as if the linker knew no such name
    double hiddenWords = 0;                       ///< share of those whose words are taken away too
    int leastColumns = 10, mostColumns = 80;      ///< columns of a training example's schema: drawn evenly from this range

    int batchSize = 32;
    std::int64_t steps = 3000;
    double learningRate = 5e-4; ///< of everything but the language model
    double warmUp = 0;          ///< share of the steps in which that rate rises from 0; the Fixup schemes need none
    double languageModelRate = 5e-5;
    double languageModelWarmUp = 0.05; ///< share of the steps in which the language model's rate rises from 0
    double schedulePower = 1.0;        ///< rate (1 - step / steps)^power; the paper has 0.5
    double beta1 = 0.9, beta2 = 0.98, epsilon = 1e-9;
    double clipNorm = 1.0;
    double ruleSmoothing = 0.1;   ///< spread over the legal rules
    double columnSmoothing = 0.1; ///< spread over all columns
    bool replaceLanguageModel =
        false;                   ///< of a bundle to start from, by the one that is named: the layers above begin with the bundle's weights
    int languageModelLayers = 0; ///< of the one that is named, the first so many; 0: all
    bool freezeWordVectors = true;
    int frozenLayers = 0;    ///< first layers of the language model that stay as they are, with all below them
    int wordVectorBits = 8;  ///< of the bundle's word vectors: 8, or 4, and then frozen ones are rounded before the training
    bool useBFloat16 = true; ///< linear layers
    std::int64_t validateEvery = 250;
    double averageFrom = 1.0; ///< share of the steps after which weights are averaged; 1: never
    std::uint64_t seed = 1;

    bool operator==(const TrainingConfig&) const = default;
};

/// Errors: FileMissing, InvalidData (unknown keys and wrong types are named).
Result<TrainingConfig> readRecipe(const std::filesystem::path& file);
Result<TrainingConfig> recipeFromText(const std::string& json);
std::string recipeText(const TrainingConfig& config);

} // namespace ratatosk
