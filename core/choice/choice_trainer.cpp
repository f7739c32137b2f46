// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/choice/choice_trainer.h"

#include "core/batches/batch_sampler.h"
#include "core/choice/choice_file.h"
#include "core/choice/choice_reading.h"
#include "core/initialisation/fixup.h"
#include "core/initialisation/xavier.h"
#include "core/kernels/device.h"
#include "core/serialization/language_model_pack.h"
#include "core/training/adam.h"
#include "core/training/learning_rate_schedule.h"

#include <ATen/ATen.h>
#include <ATen/Context.h>
#include <ATen/core/grad_mode.h>
#include <fmt/format.h>
#include <torch/utils.h>

#include <algorithm>
#include <chrono>

namespace ratatosk {
namespace {

constexpr std::int64_t kChoiceReportEvery = 50; ///< steps
constexpr size_t kPairsTogether = 64;           ///< bounds the memory of the data pass
constexpr auto kChoiceFolder = "choice";

enum ChoiceGroup { NewLayers, LanguageModelLayers };

/// Numbers that are nearly nothing are nothing while it lives, in its thread: once the loss is small they fill the gradients, and processors of
/// some makers take a hundred times as long for each.
class FlushedDenormals
{
public:
    FlushedDenormals() { at::globalContext().setFlushDenormal(true); }
    ~FlushedDenormals() { at::globalContext().setFlushDenormal(false); }
    FlushedDenormals(const FlushedDenormals&) = delete;
    FlushedDenormals& operator=(const FlushedDenormals&) = delete;
};

using Readings = std::vector<ChoiceReading>;

Result<Readings> readingsIn(const std::filesystem::path& file, const LanguageModelConfig& config, const SubwordVocabulary& vocabulary)
{
    const auto questions = readChoiceQuestions(file);
    if (!questions)
        return questions.error();
    Readings readings;
    for (const ChoiceQuestion& question : *questions) {
        if (question.answer < 0)
            return Error{ErrorCode::InvalidData,
                         fmt::format("'{}': question {} does not tell its answer.", file.string(), readings.size() + 1)};
        readings.push_back(readingOf(question, config, vocabulary));
    }
    return readings;
}

Result<Readings> readingsInAll(const std::filesystem::path& folder, const std::vector<std::string>& files,
                               const LanguageModelConfig& config, const SubwordVocabulary& vocabulary)
{
    Readings all;
    for (const std::string& file : files) {
        auto some = readingsIn(folder / file, config, vocabulary);
        if (!some)
            return some.error();
        std::ranges::move(*some, std::back_inserter(all));
    }
    return all;
}

/// What a training reads before its first step.
struct ChoiceMaterial {
    ChoiceRecipe recipe;
    LanguageModelPack pack;
    Readings training, validation;
};

void replaceLayers(ChoiceRecipe& recipe, const ChoiceLayers& layers)
{
    recipe.layers = layers.layers;
    recipe.initialisation = layers.scheme;
    if (layers.scheme != InitialisationScheme::Standard)
        recipe.warmUp = 0;
}

Result<ChoiceMaterial> readChoiceMaterial(const ChoicePaths& paths, const std::optional<ChoiceLayers>& layers)
{
    auto recipe = readChoiceRecipe(paths.recipe);
    if (!recipe)
        return recipe.error();
    if (layers)
        replaceLayers(*recipe, *layers);
    auto pack = readLanguageModelPack(paths.languageModel);
    if (!pack)
        return pack.error();
    if (pack->config.hiddenSize % recipe->heads != 0)
        return Error{ErrorCode::InvalidData,
                     fmt::format("the recipe's {} heads do not share the language model's {} numbers evenly", recipe->heads,
                                 pack->config.hiddenSize)};
    const auto vocabulary = SubwordVocabulary::load(pack->vocabulary);
    if (!vocabulary)
        return vocabulary.error();
    auto training = readingsInAll(paths.data, recipe->questions, pack->config, **vocabulary);
    if (!training)
        return training.error();
    auto validation = readingsInAll(paths.data, recipe->validation, pack->config, **vocabulary);
    if (!validation)
        return validation.error();
    return ChoiceMaterial{*recipe, *std::move(pack), *std::move(training), *std::move(validation)};
}

class ChoiceTraining
{
public:
    explicit ChoiceTraining(const ChoiceMaterial& material)
        : m_material(material), m_recipe(material.recipe), m_device(bestDevice()),
          m_precision(m_recipe.useBFloat16 ? Precision::BFloat16 : Precision::Float32),
          m_sampler(material.training.size(), m_recipe.batchSize, m_recipe.seed)
    {
        torch::manual_seed(m_recipe.seed);
        m_network = ChoiceNetwork(choiceConfig(material.pack.config, m_recipe));
        m_steps = m_sampler.batchesPerEpoch() * m_recipe.epochs;
    }

    Result<void> begin()
    {
        initialiseXavier(*m_network->layers());
        {
            const at::NoGradGuard noGradient;
            at::Tensor& readOut = m_network->named_parameters()["read_out"];
            readOut.normal_(0, 1 / std::sqrt(static_cast<double>(readOut.size(1))));
        }
        LanguageModel& languageModel = m_network->languageModel();
        if (const Result<void> assigned = assignParameters(*languageModel, m_material.pack.weights); !assigned)
            return assigned;
        languageModel->setWordVectorsFrozen(m_recipe.freezeWordVectors);
        m_network->to(m_device);
        scaleLayers();
        std::vector<Adam::Parameter> parameters;
        for (auto& entry : m_network->named_parameters())
            if (entry.value().requires_grad())
                parameters.push_back({entry.key(), entry.value(), groupOf(entry.key())});
        m_optimiser = std::make_unique<Adam>(std::move(parameters), Adam::Options{.beta1 = 0.9, .beta2 = 0.98, .epsilon = 1e-6});
        return {};
    }

    /// The loss in nats per question.
    double step()
    {
        m_network->train();
        std::vector<const ChoiceReading*> readings;
        std::vector<std::int64_t> answers;
        for (const std::size_t i : m_sampler.batch(m_step)) {
            readings.push_back(&m_material.training[i]);
            answers.push_back(m_material.training[i].answer);
        }
        const at::Tensor chances = at::log_softmax(choiceScores(m_network, readings, m_precision), 1);
        const at::Tensor loss = at::nll_loss(chances, at::tensor(answers).to(m_device));
        loss.backward();
        update();
        ++m_step;
        return loss.item<double>();
    }

    double validation() { return choiceAccuracy(m_network, m_material.validation, m_precision); }
    double mu() const { return m_mu; }
    std::int64_t position() const { return m_step; }
    std::int64_t steps() const { return m_steps; }
    const ChoiceNetwork& network() const { return m_network; }

private:
    static int groupOf(const std::string& name) { return name.starts_with("language_model.") ? LanguageModelLayers : NewLayers; }

    /// The data pass of DT-Fixup.
    double largestNorm()
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

    void scaleLayers()
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

    void update()
    {
        const double fall = scheduleFactor(m_step, m_steps, 1.0, m_recipe.warmUp);
        std::vector<double> rates(2);
        rates[NewLayers] = m_recipe.learningRate * fall;
        rates[LanguageModelLayers] = m_recipe.languageModelRate * fall;
        {
            const at::NoGradGuard noGradient; // biases and norms are not drawn towards zero
            for (auto& entry : m_network->named_parameters())
                if (entry.value().requires_grad() && entry.value().dim() > 1)
                    entry.value().mul_(1 - rates[static_cast<size_t>(groupOf(entry.key()))] * m_recipe.weightDecay);
        }
        const double norm = m_recipe.clipNorm > 0 ? m_optimiser->gradientNorm() : 0;
        m_optimiser->step(rates, norm > m_recipe.clipNorm ? m_recipe.clipNorm / norm : 1.0);
    }

    const ChoiceMaterial& m_material;
    ChoiceRecipe m_recipe;
    at::Device m_device;
    Precision m_precision;
    BatchSampler m_sampler;
    ChoiceNetwork m_network{nullptr};
    std::unique_ptr<Adam> m_optimiser;
    double m_mu = 0;
    std::int64_t m_step = 0, m_steps = 0;
};

using ChoiceClock = std::chrono::steady_clock;

/// Sums up the steps since the last line.
struct ChoiceMeter {
    double loss = 0;
    std::int64_t steps = 0;
    ChoiceClock::time_point start = ChoiceClock::now();

    ChoiceProgress progress(const ChoiceTraining& session, int batchSize) const
    {
        const double seconds = std::chrono::duration<double>(ChoiceClock::now() - start).count(), count = static_cast<double>(steps);
        return {session.position(),
                session.steps(),
                loss / count,
                count * batchSize / seconds,
                seconds / count * static_cast<double>(session.steps() - session.position()),
                -1};
    }
};

} // namespace

Result<ChoiceOutcome> trainChoice(const ChoicePaths& paths, const std::optional<ChoiceLayers>& layers,
                                  const std::function<void(const ChoiceProgress&)>& report, std::stop_token stop)
{
    const FlushedDenormals flushed;
    const auto material = readChoiceMaterial(paths, layers);
    if (!material)
        return material.error();
    ChoiceTraining session(*material);
    if (const Result<void> begun = session.begin(); !begun)
        return begun.error();
    ChoiceOutcome outcome{session.mu(), -1};
    ChoiceMeter meter;
    while (session.position() < session.steps() && !stop.stop_requested()) {
        meter.loss += session.step();
        ++meter.steps;
        const bool measures = session.position() % material->recipe.validateEvery == 0 || session.position() == session.steps();
        if (!measures && meter.steps < kChoiceReportEvery)
            continue;
        ChoiceProgress progress = meter.progress(session, material->recipe.batchSize);
        if (measures)
            progress.validation = session.validation();
        if (progress.validation > outcome.bestValidation) {
            outcome.bestValidation = progress.validation;
            const Result<void> written = writeChoiceModel(paths.output / kChoiceFolder, session.network(), material->pack.vocabulary,
                                                          material->pack.licence);
            if (!written)
                return written.error();
        }
        report(progress);
        meter = {};
    }
    if (stop.stop_requested())
        return Error{ErrorCode::Cancelled, "The training was interrupted; the best model so far is in the output folder."};
    return outcome;
}

Result<ChoiceAccuracy> evaluateChoice(const std::filesystem::path& model, const std::filesystem::path& questions)
{
    auto read = readChoiceModel(model);
    if (!read)
        return read.error();
    const auto readings = readingsIn(questions, read->network->config().languageModel, *read->vocabulary);
    if (!readings)
        return readings.error();
    read->network->to(bestDevice());
    return ChoiceAccuracy{readings->size(), choiceAccuracy(read->network, *readings, Precision::Float32)};
}

} // namespace ratatosk
