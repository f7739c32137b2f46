// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/learning/training/training_session.h"

#include "core/learning/training/gradient_sharing.h"
#include "core/learning/training/learning_rate_schedule.h"
#include "core/learning/training/validator.h"
#include "core/learning/training/weight_growth.h"
#include "core/linking/relations/conversation_rules.h"
#include "core/network/functions/device.h"
#include "core/network/initialisation/input_norms.h"
#include "core/network/initialisation/scheme.h"
#include "core/network/reference/network_encoder.h"
#include "core/network/serialization/group_quantisation.h"
#include "core/network/serialization/model_bundle.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>
#include <fmt/format.h>
#include <torch/utils.h>

#include <algorithm>
#include <thread>
#include <utility>

namespace ratatosk {
namespace {

/// How many batches the data pass for mu looks at: their 2,000 questions meet every database.
constexpr std::int64_t kNormBatches = 64;

/// Another stream than those of orders and batches.
constexpr std::uint64_t kProcessStream = 0xA0761D6478BD642Full;

/// One thread of this machine feeds each process's device.
int drawingThreads(int processes)
{
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()) / processes - 1);
}

/// As the bundle will have them: what is learnt then fits them.
void roundWordVectors(const LanguageModelImpl& languageModel)
{
    const at::NoGradGuard noGradient;
    at::Tensor vectors = namedParameters(languageModel).at("embeddings.word_embeddings.weight");
    if (hasWholeGroups(vectors))
        vectors.copy_(restoreGroups(roundGroups(vectors.detach())));
}

} // namespace

TrainingSession::TrainingSession(const TrainingConfig& config, const TrainingPaths& paths, std::shared_ptr<const TrainingMaterial> material,
                                 std::unique_ptr<ProcessGroup> processes)
    : m_config(config), m_paths(paths), m_device(bestDevice()), m_precision(config.useBFloat16 ? Precision::BFloat16 : Precision::Float32),
      m_material(std::move(material)), m_sampler(m_material->training.examples.size(), config.batchSize, config.seed),
      m_processes(std::move(processes))
{
    m_config.model.languageModel = m_material->pack.config;
}

Result<std::unique_ptr<TrainingSession>> TrainingSession::create(const TrainingConfig& config, const TrainingPaths& paths,
                                                                 std::shared_ptr<const TrainingMaterial> material,
                                                                 std::unique_ptr<ProcessGroup> processes)
{
    std::unique_ptr<TrainingSession> session(new TrainingSession(config, paths, std::move(material), std::move(processes)));
    if (const Result<void> built = session->buildNetwork(); !built)
        return built.error();
    return session;
}

Result<std::unique_ptr<TrainingSession>> TrainingSession::create(const TrainingConfig& config, const TrainingPaths& paths,
                                                                 std::shared_ptr<const TrainingMaterial> material)
{
    return create(config, paths, std::move(material), *ProcessGroup::join({}));
}

Result<void> TrainingSession::buildNetwork()
{
    const sql::Grammar& grammar = m_material->system->grammar();
    torch::manual_seed(m_config.seed);
    m_network = ParserNetwork(m_config.model, ActionSpace{grammar.ruleCount()}, grammar.typeCount());
    if (LanguageModel& languageModel = m_network->languageModel(); !languageModel.is_empty()) {
        if (const Result<void> assigned = assignParameters(*languageModel, m_material->pack.weights); !assigned)
            return assigned.error();
        languageModel->setWordVectorsFrozen(m_config.freezeWordVectors);
        languageModel->freezeFirstLayers(m_config.frozenLayers);
    }
    if (m_material->startWeights) {
        drawNewWeights(m_network); // of what the start knows nothing of
        const NamedTensors earlier = m_config.replaceLanguageModel ? withOwnLanguageModel(*m_network, *m_material->startWeights)
                                                                   : *m_material->startWeights;
        if (const Result<void> grown = growParameters(*m_network, earlier, ConversationRules::nearestExtended()); !grown)
            return grown.error();
        m_hasWeights = true;
    }
    if (m_config.freezeWordVectors && m_config.wordVectorBits == 4 && !m_network->languageModel().is_empty())
        roundWordVectors(*m_network->languageModel());
    m_network->to(m_device);
    m_parser = std::make_unique<NetworkParser>(std::make_shared<NetworkEncoder>(m_network, m_precision), m_material->vocabulary,
                                               m_material->system);

    m_optimisation = std::make_unique<Optimisation>(
        *m_network,
        Optimisation::Options{{m_config.beta1, m_config.beta2, m_config.epsilon}, m_config.clipNorm, m_config.averageFrom, m_config.steps});
    return {};
}

TrainingBatch TrainingSession::batchAt(BatchSampler& sampler, std::int64_t step, const BatchPart& part) const
{
    return drawBatch(m_material->training.examples, sampler, step, part, m_parser->inputBuilder(), *m_material->system, m_config);
}

TrainingBatch TrainingSession::nextBatch()
{
    const BatchPart part{m_processes->rank(), m_processes->count()};
    if (m_device.is_cpu())
        return batchAt(m_sampler, position(), part);
    if (!m_queue) {
        const auto draw = [this, part](BatchSampler& sampler, std::int64_t step) { return batchAt(sampler, step, part); };
        m_queue = std::make_unique<BatchQueue>(m_sampler, draw, position(), drawingThreads(part.count));
    }
    return m_queue->next();
}

void TrainingSession::drawWeights()
{
    drawNewWeights(m_network);
    std::int64_t step = 0;
    TrainingBatch batch;
    const auto nextBatch = [&]() -> std::vector<const ModelInput*> {
        if (step == std::min(kNormBatches, m_sampler.batchesPerEpoch()))
            return {};
        batch = batchAt(m_sampler, step++, {});
        return batch.inputPointers();
    };
    m_mu = largestInputNorm(m_network, nextBatch, m_precision);
    applyScheme(m_network, m_mu);
}

std::vector<double> TrainingSession::rates() const
{
    const double fresh = scheduleFactor(position(), m_config.steps, m_config.schedulePower, m_config.warmUp);
    const double warmed = scheduleFactor(position(), m_config.steps, m_config.schedulePower, m_config.languageModelWarmUp);
    std::vector<double> result(2);
    result[Optimisation::NewWeights] = m_config.learningRate * fresh;
    result[Optimisation::LanguageModelWeights] = m_config.languageModelRate * warmed;
    return result;
}

Result<void> TrainingSession::begin()
{
    if (!std::exchange(m_hasWeights, true))
        drawWeights();
    return shareWeights(*m_processes, m_network->parameters());
}

Result<void> TrainingSession::share(StepLoss& loss)
{
    if (m_processes->isAlone())
        return {};
    at::Tensor means = at::tensor({loss.total, loss.rules, loss.columns, loss.tables, loss.values}, at::kFloat);
    const auto examples = shareGradients(*m_processes, trainedParameters(m_network), loss.examples, means);
    if (!examples)
        return examples.error();
    const float* mean = means.data_ptr<float>();
    loss = {mean[0], mean[1], mean[2], mean[3], mean[4], *examples, loss.operations};
    return {};
}

Result<StepLoss> TrainingSession::step()
{
    if (!std::exchange(m_hasBegun, true)) {
        if (const Result<void> begun = begin(); !begun)
            return begun.error();
    }
    if (!m_processes->isAlone()) // each draws its own drop-out, and a checkpoint needs no process's state but the first one's
        torch::manual_seed(m_config.seed
                           + kProcessStream * static_cast<std::uint64_t>(position() * m_processes->count() + m_processes->rank() + 1));
    m_network->train();
    StepLoss loss = propagate(m_network, nextBatch(), {m_device, m_precision, {m_config.ruleSmoothing, m_config.columnSmoothing}});
    if (const Result<void> shared = share(loss); !shared)
        return shared.error();
    m_optimisation->update(rates());
    return loss;
}

double TrainingSession::measureValidation(std::stop_token stop)
{
    if (!m_optimisation->hasMean())
        return validate(*m_parser, m_material->validation.examples, stop);
    NamedTensors live;
    for (const auto& [name, weight] : namedParameters(*m_network))
        live[name] = weight.detach().clone();
    static_cast<void>(assignParameters(*m_network, m_optimisation->weights()));
    const double result = validate(*m_parser, m_material->validation.examples, stop);
    static_cast<void>(assignParameters(*m_network, live));
    return result;
}

Result<void> TrainingSession::writeBestBundle(double validation)
{
    if (!m_optimisation->becomesBest(validation))
        return {};
    Bundle bundle;
    bundle.name = "ratatosk";
    bundle.training = fmt::format("step {} of {}; exact match on {} validation questions {:.1f} %", position(), m_config.steps,
                                  m_material->validation.examples.size(), validation);
    bundle.config = m_config.model;
    bundle.weights = m_optimisation->weights();
    bundle.vocabulary = m_material->pack.vocabulary;
    bundle.licence = m_material->pack.licence;
    bundle.wordVectorBits = m_config.wordVectorBits;
    return writeBundle(m_paths.output / "bundle", bundle);
}

std::filesystem::path TrainingSession::checkpointFile() const
{
    return m_paths.output / "checkpoint.safetensors";
}

Result<void> TrainingSession::save() const
{
    return m_optimisation->save(checkpointFile(), recipeText(m_config));
}

Result<void> TrainingSession::load()
{
    const auto loaded = m_optimisation->load(checkpointFile(), [&](const std::string& text) {
        const auto recipe = recipeFromText(text);
        return recipe && *recipe == m_config;
    });
    m_hasWeights |= loaded.has_value();
    return loaded;
}

} // namespace ratatosk
