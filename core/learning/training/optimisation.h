// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learning/training/adam.h"
#include "core/learning/training/weight_average.h"
#include "core/network/serialization/checkpoint.h"

#include <functional>
#include <string>
#include <vector>

namespace torch::nn {
class Module;
}

namespace ratatosk {

/// What of a network is learnt, and how far that has come: optimiser, mean of the last weights, steps done, the best so far. The same whatever is
/// learnt, and so is its checkpoint. Lives on one thread.
class Optimisation
{
public:
    struct Options {
        Adam::Options adam;
        double clipNorm = 0;    ///< longest gradient; 0: of any length
        double averageFrom = 1; ///< share of the steps after which the weights' mean is kept
        std::int64_t steps = 0; ///< of the whole training
    };

    /// Parameters that share a rate: those that are pre-trained, if there are any, and all others.
    enum Group { NewWeights, LanguageModelWeights };
    static Group groupOf(const std::string& name);

    /// `network` outlives it. Parameters that need no gradient are left out.
    Optimisation(torch::nn::Module& network, const Options& options);

    /// One update by the gradients that are there, with the rate of each group, in their order.
    void update(const std::vector<double>& rates);

    std::int64_t position() const { return m_position; }
    std::int64_t steps() const { return m_options.steps; }
    double best() const { return m_best; }
    /// Whether what was measured is as good as the best so far, and the best from now on: of equals the later, whose learning rate was lower.
    bool becomesBest(double percent);

    bool hasMean() const { return m_average.count() > 0; }
    /// What the training comes to: the weights' mean where there is one, else the weights.
    NamedTensors weights() const;

    /// Replaces the file.
    Result<void> save(const std::filesystem::path& file, const std::string& recipe) const;
    /// Goes on from a checkpoint as if it had never stopped, on a CPU bit for bit. ModelInvalid where it cannot: saved by another recipe, or
    /// something does not fit.
    Result<void> load(const std::filesystem::path& file, const std::function<bool(const std::string& recipe)>& isSameRecipe);

private:
    torch::nn::Module& m_network;
    Options m_options;
    Adam m_adam;
    WeightAverage m_average;
    std::int64_t m_position = 0;
    double m_best = -1; ///< percent; -1: not measured
};

} // namespace ratatosk
