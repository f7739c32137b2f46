// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/text/subword_vocabulary.h"
#include "core/grammar/transition/transition_system.h"
#include "core/learning/batches/training_example.h"
#include "core/learning/recipes/recipe_data.h"
#include "core/learning/training/trainer.h"
#include "core/linking/relations/prepared_question.h"
#include "core/network/serialization/language_model_pack.h"

#include <memory>
#include <optional>

namespace ratatosk {

/// Everything that a training reads from files, prepared once. Trainings that differ in shape, initialisation or rates share one.
struct TrainingMaterial {
    std::shared_ptr<const TransitionSystem> system;
    LanguageModelPack pack;
    std::shared_ptr<const SubwordVocabulary> vocabulary;
    std::optional<NamedTensors> startWeights; ///< of `paths.start`, where that is given
    RecipeData data;                          ///< what the examples point into
    PreparedExamples training, validation;
};

/// The small files first, so that what is wrong with them is said at once. Errors: those of reading; InvalidData when there is nothing to
/// train on.
Result<std::shared_ptr<const TrainingMaterial>> readTrainingMaterial(const TrainingConfig& config, const TrainingPaths& paths,
                                                                     const ReportProgress& report);

} // namespace ratatosk
