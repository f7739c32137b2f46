// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/choice/choice_material.h"
#include "core/learning/batches/batch_sampler.h"
#include "core/learning/training/optimisation.h"

namespace ratatosk {

/// The state of one training of reading comprehension: data, network, optimiser, position. Lives on one thread.
class ChoiceSession
{
public:
    /// `material` outlives it.
    ChoiceSession(const ChoiceMaterial& material, std::filesystem::path output);
    ChoiceSession(const ChoiceSession&) = delete;
    ChoiceSession& operator=(const ChoiceSession&) = delete;

    /// Draws the weights after the recipe's scheme. Error: ModelInvalid when the language model's do not fit.
    Result<void> begin();
    /// One batch forward, backward and an update. The loss in nats per question.
    double step();
    /// Right answers in percent.
    double validate();
    /// Where it is the best so far.
    Result<void> writeBestModel(double validation);
    Result<void> save() const;
    /// After begin(), which tells mu.
    Result<void> load();

    double mu() const { return m_mu; }
    double best() const { return m_optimisation->best(); }
    std::int64_t position() const { return m_optimisation->position(); }
    std::int64_t steps() const { return m_optimisation->steps(); }

private:
    void drawWeights();
    double largestNorm();
    void scaleLayers();
    std::vector<double> rates() const;
    void decayWeights(const std::vector<double>& rates);
    std::filesystem::path checkpointFile() const { return m_output / "checkpoint.safetensors"; }

    const ChoiceMaterial& m_material;
    const ChoiceRecipe& m_recipe;
    std::filesystem::path m_output;
    at::Device m_device;
    Precision m_precision;
    BatchSampler m_sampler;
    ChoiceNetwork m_network{nullptr};
    std::unique_ptr<Optimisation> m_optimisation;
    double m_mu = 0;
};

} // namespace ratatosk
