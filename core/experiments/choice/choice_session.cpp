// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/choice/choice_session.h"

#include "core/experiments/choice/choice_file.h"
#include "core/learning/training/learning_rate_schedule.h"
#include "core/network/functions/device.h"
#include "core/network/initialisation/fixup.h"
#include "core/network/initialisation/xavier.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>
#include <torch/utils.h>

#include <algorithm>
#include <cmath>

namespace ratatosk {
namespace {

constexpr size_t kPairsTogether = 64; ///< bounds the memory of the data pass
constexpr auto kChoiceFolder = "choice";

} // namespace

ChoiceSession::ChoiceSession(const ChoiceMaterial& material, std::filesystem::path output)
    : m_material(material), m_recipe(material.recipe), m_output(std::move(output)), m_device(bestDevice()),
      m_precision(m_recipe.useBFloat16 ? Precision::BFloat16 : Precision::Float32),
      m_sampler(material.training.size(), m_recipe.batchSize, m_recipe.seed)
{
    torch::manual_seed(m_recipe.seed);
    m_network = ChoiceNetwork(choiceConfig(material.pack.config, m_recipe));
}

Result<void> ChoiceSession::begin()
{
    drawWeights();
    LanguageModel& languageModel = m_network->languageModel();
    if (const Result<void> assigned = assignParameters(*languageModel, m_material.pack.weights); !assigned)
        return assigned;
    languageModel->setWordVectorsFrozen(m_recipe.freezeWordVectors);
    m_network->to(m_device);
    scaleLayers();
    m_optimisation = std::make_unique<Optimisation>(*m_network,
                                                    Optimisation::Options{.adam = {.beta1 = 0.9, .beta2 = 0.98, .epsilon = 1e-6},
                                                                          .clipNorm = m_recipe.clipNorm,
                                                                          .steps = m_sampler.batchesPerEpoch() * m_recipe.epochs});
    return {};
}

void ChoiceSession::drawWeights()
{
    initialiseXavier(*m_network->layers());
    const at::NoGradGuard noGradient;
    at::Tensor& readOut = m_network->named_parameters()["read_out"];
    readOut.normal_(0, 1 / std::sqrt(static_cast<double>(readOut.size(1))));
}

double ChoiceSession::step()
{
    m_network->train();
    std::vector<const ChoiceReading*> readings;
    std::vector<std::int64_t> answers;
    for (const std::size_t i : m_sampler.batch(position())) {
        readings.push_back(&m_material.training[i]);
        answers.push_back(m_material.training[i].answer);
    }
    const at::Tensor chances = at::log_softmax(choiceScores(m_network, readings, m_precision), 1);
    const at::Tensor loss = at::nll_loss(chances, at::tensor(answers).to(m_device));
    loss.backward();
    const std::vector<double> now = rates();
    decayWeights(now);
    m_optimisation->update(now);
    return loss.item<double>();
}

std::vector<double> ChoiceSession::rates() const
{
    const double fall = scheduleFactor(position(), steps(), 1.0, m_recipe.warmUp);
    std::vector<double> result(2);
    result[Optimisation::NewWeights] = m_recipe.learningRate * fall;
    result[Optimisation::LanguageModelWeights] = m_recipe.languageModelRate * fall;
    return result;
}

/// Biases and norms are not drawn towards zero.
void ChoiceSession::decayWeights(const std::vector<double>& rates)
{
    const at::NoGradGuard noGradient;
    for (auto& entry : m_network->named_parameters())
        if (entry.value().requires_grad() && entry.value().dim() > 1)
            entry.value().mul_(1 - rates[Optimisation::groupOf(entry.key())] * m_recipe.weightDecay);
}

double ChoiceSession::validate()
{
    return choiceAccuracy(m_network, m_material.validation, m_precision);
}

Result<void> ChoiceSession::writeBestModel(double validation)
{
    if (!m_optimisation->becomesBest(validation))
        return {};
    return writeChoiceModel(m_output / kChoiceFolder, m_network, m_material.pack.vocabulary, m_material.pack.licence);
}

Result<void> ChoiceSession::save() const
{
    return m_optimisation->save(checkpointFile(), choiceRecipeText(m_recipe));
}

Result<void> ChoiceSession::load()
{
    return m_optimisation->load(checkpointFile(), [&](const std::string& text) { return text == choiceRecipeText(m_recipe); });
}

/// The data pass of DT-Fixup.
double ChoiceSession::largestNorm()
{
    m_network->eval();
    const at::NoGradGuard noGradient;
    double largest = 0;
    std::vector<const PiecePair*> pairs;
    for (const ChoiceReading& reading : m_material.training) {
        for (const PiecePair& pair : reading.pairs)
            pairs.push_back(&pair);
        if (pairs.size() < kPairsTogether && &reading != &m_material.training.back())
            continue;
        const at::Tensor states = m_network->embed(packed(pairs, m_device), m_precision);
        largest = std::max(largest, states.norm(2, {1}).max().item<double>());
        pairs.clear();
    }
    return largest;
}

void ChoiceSession::scaleLayers()
{
    if (m_recipe.layers == 0 || m_recipe.initialisation == InitialisationScheme::Standard)
        return;
    double factor = tFixupFactor(m_recipe.layers);
    if (m_recipe.initialisation == InitialisationScheme::DtFixup) {
        m_mu = largestNorm();
        factor = vanillaDtFixupFactor(m_recipe.layers, m_mu);
    }
    const at::NoGradGuard noGradient;
    for (at::Tensor& matrix : m_network->layers()->fixupParameters())
        matrix.mul_(factor);
}

} // namespace ratatosk
