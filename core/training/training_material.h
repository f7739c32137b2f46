// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batches/training_example.h"
#include "core/recipes/recipe_data.h"
#include "core/relations/prepared_question.h"
#include "core/serialization/language_model_pack.h"
#include "core/text/subword_vocabulary.h"
#include "core/training/trainer.h"
#include "core/transition/transition_system.h"

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
