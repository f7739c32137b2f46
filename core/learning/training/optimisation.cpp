// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/training/optimisation.h"

#include "core/base/json_depth.h"
#include "core/learning/training/checkpoint_check.h"

#include <ATen/ATen.h>
#include <torch/nn/module.h>

namespace ratatosk {
namespace {

constexpr double kMillis = 1000; ///< checkpoints count in whole numbers

std::vector<Adam::Parameter> learntParameters(const torch::nn::Module& network)
{
    std::vector<Adam::Parameter> parameters;
    for (const auto& entry : network.named_parameters())
        if (entry.value().requires_grad())
            parameters.push_back({entry.key(), entry.value(), Optimisation::groupOf(entry.key())});
    return parameters;
}

NamedTensors tensorsUnder(std::string_view prefix, const NamedTensors& all)
{
    NamedTensors found;
    for (const auto& [name, tensor] : all)
        if (name.starts_with(prefix))
            found[name.substr(prefix.size())] = tensor;
    return found;
}

} // namespace

Optimisation::Optimisation(torch::nn::Module& network, const Options& options)
    : m_network(network), m_options(options), m_adam(learntParameters(network), options.adam)
{
}

Optimisation::Group Optimisation::groupOf(const std::string& name)
{
    return name.starts_with("language_model.") ? LanguageModelWeights : NewWeights;
}

void Optimisation::update(const std::vector<double>& rates)
{
    const double norm = m_options.clipNorm > 0 ? m_adam.gradientNorm() : 0;
    m_adam.step(rates, norm > m_options.clipNorm ? m_options.clipNorm / norm : 1.0);
    ++m_position;
    if (static_cast<double>(m_position) > m_options.averageFrom * static_cast<double>(m_options.steps))
        m_average.add(namedParameters(m_network));
}

bool Optimisation::becomesBest(double percent)
{
    if (percent < m_best)
        return false;
    m_best = percent;
    return true;
}

NamedTensors Optimisation::weights() const
{
    return hasMean() ? m_average.mean() : namedParameters(m_network);
}

Result<void> Optimisation::save(const std::filesystem::path& file, const std::string& recipe) const
{
    Checkpoint checkpoint{.recipe = recipe};
    for (const auto& [name, weight] : namedParameters(m_network))
        checkpoint.tensors["weight." + name] = weight;
    for (const auto& [name, moment] : m_adam.moments())
        checkpoint.tensors["moment." + name] = moment;
    for (const auto& [name, weight] : m_average.mean())
        checkpoint.tensors["average." + name] = weight;
    checkpoint.tensors["generator"] = generatorState();
    checkpoint.counters = {{"step", m_position},
                           {"optimiser_steps", m_adam.steps()},
                           {"average_count", m_average.count()},
                           {"best_validation_millis", static_cast<std::int64_t>(m_best * kMillis)}};
    return writeCheckpoint(file, checkpoint);
}

Result<void> Optimisation::load(const std::filesystem::path& file, const std::function<bool(const std::string& recipe)>& isSameRecipe)
{
    auto checkpoint = readCheckpoint(file);
    if (!checkpoint)
        return checkpoint.error();
    const bool isSame = !isNestedTooDeeply(checkpoint->recipe) && isSameRecipe(checkpoint->recipe);
    const NamedTensors live = namedParameters(m_network), moments = m_adam.moments();
    if (const auto usable = checkCheckpoint(*checkpoint, isSame, m_options.steps, live, moments); !usable)
        return usable;
    if (const auto assigned = assignParameters(m_network, tensorsUnder("weight.", checkpoint->tensors)); !assigned)
        return assigned;
    for (const auto& [name, moment] : moments)
        at::Tensor(moment).copy_(checkpoint->tensors.at("moment." + name));
    NamedTensors mean;
    const std::int64_t count = checkpoint->counters["average_count"];
    for (const auto& [name, weight] : count > 0 ? live : NamedTensors())
        mean[name] = checkpoint->tensors.at("average." + name).to(weight.device());
    m_average.restore(std::move(mean), count);
    m_adam.setSteps(checkpoint->counters["optimiser_steps"]);
    m_position = checkpoint->counters["step"];
    m_best = static_cast<double>(checkpoint->counters["best_validation_millis"]) / kMillis;
    return restoreGeneratorState(checkpoint->tensors.at("generator"));
}

} // namespace ratatosk
