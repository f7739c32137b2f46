// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/logic/form_grammar.h"
#include "core/experiments/logic/logic_report.h"
#include "core/experiments/phrase/logic_batches.h"
#include "core/experiments/phrase/logic_network.h"
#include "core/experiments/phrase/logic_training.h"
#include "core/learning/training/optimisation.h"

#include <memory>

namespace ratatosk {

/// The examples of a recipe.
struct LogicMaterial {
    std::vector<logic::Example> training, validation;
};

/// Errors: those of reading; InvalidData when nothing is left to learn from.
Result<LogicMaterial> readLogicMaterial(const LogicRecipe& recipe, const std::filesystem::path& folder);

/// -log chance of the target's words with the labels' smoothing, mean over those that are no filler (Szegedy et al., CVPR 2016, section 7).
/// scores: [forms, words, form words]; target: [forms, words].
at::Tensor smoothedLoss(const at::Tensor& scores, const at::Tensor& target, double smoothing);

/// The state of one training: data, network, optimiser, position. Lives on one thread.
class LogicSession
{
public:
    LogicSession(const LogicRecipe& recipe, const LogicPaths& paths, LogicMaterial material);
    LogicSession(const LogicSession&) = delete;
    LogicSession& operator=(const LogicSession&) = delete;

    struct Step {
        double loss = 0; ///< nats a word
        std::int64_t examples = 0;
    };
    /// One batch forward, backward and an update.
    Step step();
    /// With the averaged weights when there are any. Requires: something to validate on. Error: Cancelled.
    Result<LogicReport> validate(std::stop_token stop);
    Result<void> writeBundle(const LogicReport* validation);
    Result<void> save() const;
    Result<void> load();

    bool hasValidation() const { return !m_material.validation.empty(); }
    std::int64_t position() const { return m_optimisation->position(); }
    double epoch() const { return m_sampler.epoch(); }
    double bestLogicMatch() const { return m_optimisation->best(); }

private:
    Precision precision() const { return m_recipe.useBFloat16 ? Precision::BFloat16 : Precision::Float32; }
    std::filesystem::path checkpointFile() const { return m_paths.output / "checkpoint.safetensors"; }

    LogicRecipe m_recipe;
    LogicPaths m_paths;
    LogicMaterial m_material;
    logic::WordTable m_words;
    logic::FormGrammar m_grammar; ///< refers to the words
    LogicSampler m_sampler;
    LogicNetwork m_network{nullptr};
    std::unique_ptr<Optimisation> m_optimisation;
};

} // namespace ratatosk
