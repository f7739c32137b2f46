// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/fitting/reranker_trainer.h"

#include "core/learning/batches/batch_sampler.h"
#include "core/learning/fitting/candidate_target.h"
#include "core/learning/fitting/ranker_fitting.h"
#include "core/learning/training/adam.h"
#include "core/learning/training/learning_rate_schedule.h"
#include "core/network/functions/device.h"
#include "core/network/reference/pair_builder.h"
#include "core/network/serialization/language_model_pack.h"
#include "core/network/serialization/reranker_file.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>
#include <torch/utils.h>

#include <algorithm>
#include <chrono>
#include <limits>

namespace ratatosk {
namespace {

constexpr std::int64_t kReportEvery = 20; ///< steps
constexpr float kImpossible = -1e9f;      ///< its exponential is 0 in every number format

enum Group { ReadOut, LanguageModelWeights };

/// A question with its candidates as the cross-encoder sees them.
struct PreparedBeam {
    const JudgedBeam* judged = nullptr;
    std::vector<CandidateTarget> targets;
    std::vector<PiecePair> pairs;
    std::vector<double> baseScores; ///< of the linear ranking; that of "none" is the last
};

PreparedBeam prepared(const JudgedBeam& beam, const PairBuilder& builder, const Ranker& base)
{
    PreparedBeam result{&beam, targetsOf(beam), {}, scoresOf(base, beam.features)};
    for (const std::string& words : beam.words)
        result.pairs.push_back(builder.build(beam.question, words));
    return result;
}

/// Some questions as tensors; candidates of one question side by side, [questions, most + 1], "none" in the last column.
struct BeamBatch {
    PackedPieces pairs;
    at::Tensor place;    ///< [pairs] int64: where each reading belongs in the flattened scores
    at::Tensor base;     ///< fp32, impossibly small where there is no candidate
    at::Tensor isRight;  ///< bool
    at::Tensor isUnsure; ///< bool
};

/// Fills a batch row by row.
class BatchWriter
{
public:
    BatchWriter(std::size_t rows, std::size_t most)
        : m_width(most + 1), m_base(rows * m_width, kImpossible), m_right(m_base.size()), m_unsure(m_base.size())
    {
    }

    void add(const PreparedBeam& beam)
    {
        const std::size_t begin = m_row++ * m_width, none = begin + m_width - 1;
        for (std::size_t i = 0; i < beam.pairs.size(); ++i) {
            m_pairs.push_back(&beam.pairs[i]);
            m_place.push_back(static_cast<std::int64_t>(begin + i));
            m_base[begin + i] = static_cast<float>(beam.baseScores[i]);
            m_right[begin + i] = beam.targets[i] == CandidateTarget::Right;
            m_unsure[begin + i] = beam.targets[i] == CandidateTarget::Unsure;
        }
        m_base[none] = static_cast<float>(beam.baseScores.back());
        m_right[none] = std::ranges::find(beam.targets, CandidateTarget::Right) == beam.targets.end();
    }

    BeamBatch finish(const at::Device& device) const
    {
        const auto shaped = [&](const at::Tensor& tensor) { return tensor.reshape({-1, static_cast<std::int64_t>(m_width)}).to(device); };
        return {packed(m_pairs, device), at::tensor(m_place).to(device), shaped(at::tensor(m_base)),
                shaped(at::tensor(m_right)).to(at::kBool), shaped(at::tensor(m_unsure)).to(at::kBool)};
    }

private:
    std::size_t m_width;
    std::size_t m_row = 0;
    std::vector<const PiecePair*> m_pairs;
    std::vector<std::int64_t> m_place;
    std::vector<float> m_base;
    std::vector<std::int64_t> m_right, m_unsure;
};

BeamBatch batchOf(const std::vector<const PreparedBeam*>& beams, const at::Device& device)
{
    std::size_t most = 0;
    for (const PreparedBeam* beam : beams)
        most = std::max(most, beam->pairs.size());
    BatchWriter writer(beams.size(), most);
    for (const PreparedBeam* beam : beams)
        writer.add(*beam);
    return writer.finish(device);
}

class RerankerTraining
{
public:
    RerankerTraining(const RerankerRecipe& recipe, const LanguageModelPack& pack, std::shared_ptr<const SubwordVocabulary> vocabulary)
        : m_recipe(recipe), m_device(bestDevice()), m_precision(recipe.useBFloat16 ? Precision::BFloat16 : Precision::Float32),
          m_builder(pack.config, std::move(vocabulary))
    {
        torch::manual_seed(recipe.seed);
        m_network = CrossEncoder(pack.config, recipe.dropout);
    }

    Result<void> takeWeights(const LanguageModelPack& pack)
    {
        if (const Result<void> assigned = assignParameters(*m_network->languageModel(), pack.weights); !assigned)
            return assigned;
        m_network->languageModel()->setWordVectorsFrozen(true);
        m_network->to(m_device);
        std::vector<Adam::Parameter> parameters;
        for (auto& entry : m_network->named_parameters()) {
            if (entry.value().requires_grad())
                parameters.push_back(
                    {entry.key(), entry.value(), entry.key().starts_with("language_model.") ? LanguageModelWeights : ReadOut});
        }
        m_optimiser = std::make_unique<Adam>(std::move(parameters), Adam::Options{});
        return {};
    }

    void takeBeams(const std::vector<JudgedBeam>& training, const std::vector<JudgedBeam>& validation)
    {
        const Ranker base = fitRanker(training);
        for (const JudgedBeam& beam : training)
            m_training.push_back(prepared(beam, m_builder, base));
        for (const JudgedBeam& beam : validation)
            m_validation.push_back(prepared(beam, m_builder, base));
        m_sampler.emplace(m_training.size(), m_recipe.batchSize, m_recipe.seed);
    }

    /// The loss in nats per question.
    double step()
    {
        m_network->train();
        std::vector<const PreparedBeam*> beams;
        for (const std::size_t i : m_sampler->batch(m_step))
            beams.push_back(&m_training[i]);
        const BeamBatch batch = batchOf(beams, m_device);
        const at::Tensor scores = scoresOfBatch(batch).masked_fill(batch.isUnsure, kImpossible);
        const at::Tensor right = scores.masked_fill(batch.isRight.logical_not(), kImpossible);
        const at::Tensor loss = (scores.logsumexp(1) - right.logsumexp(1)).mean();
        loss.backward();
        const double norm = m_optimiser->gradientNorm();
        const double scale = m_recipe.clipNorm > 0 && norm > m_recipe.clipNorm ? m_recipe.clipNorm / norm : 1.0;
        m_optimiser->step(rates(), scale);
        ++m_step;
        return loss.item<double>();
    }

    RerankingQuality measure()
    {
        m_network->eval();
        const at::NoGradGuard noGradient;
        RerankingQuality quality{.questions = m_validation.size()};
        const double share = 100.0 / static_cast<double>(std::max<std::size_t>(1, m_validation.size()));
        for (const PreparedBeam& beam : m_validation) {
            const at::Tensor scores = scoresOfBatch(batchOf({&beam}, m_device));
            const auto first = static_cast<std::size_t>(scores.slice(1, 0, -1).argmax().item<std::int64_t>());
            quality.firstOfBeam += beam.judged->isRight.front() ? share : 0;
            quality.firstReranked += beam.judged->isRight[first] ? share : 0;
            quality.bestOfBeam += beam.judged->hasRight() ? share : 0;
        }
        return quality;
    }

    std::int64_t position() const { return m_step; }
    const CrossEncoder& network() const { return m_network; }

private:
    at::Tensor scoresOfBatch(const BeamBatch& batch)
    {
        const at::Tensor readings = m_network->forward(batch.pairs, m_precision);
        return batch.base.reshape({-1}).index_add(0, batch.place, readings).reshape(batch.base.sizes());
    }

    std::vector<double> rates() const
    {
        std::vector<double> result(2);
        result[ReadOut] = m_recipe.learningRate * scheduleFactor(m_step, m_recipe.steps, 1.0, 0);
        result[LanguageModelWeights] = m_recipe.languageModelRate * scheduleFactor(m_step, m_recipe.steps, 1.0, m_recipe.warmUp);
        return result;
    }

    RerankerRecipe m_recipe;
    at::Device m_device;
    Precision m_precision;
    PairBuilder m_builder;
    CrossEncoder m_network{nullptr};
    std::unique_ptr<Adam> m_optimiser;
    std::vector<PreparedBeam> m_training, m_validation;
    std::optional<BatchSampler> m_sampler;
    std::int64_t m_step = 0;
};

} // namespace

Result<RerankingQuality> trainReranker(const RerankerRecipe& recipe, const std::filesystem::path& languageModel,
                                       const std::filesystem::path& file, const std::vector<JudgedBeam>& training,
                                       const std::vector<JudgedBeam>& validation,
                                       const std::function<void(const RerankerProgress&)>& report, std::stop_token stop)
{
    using Clock = std::chrono::steady_clock;
    if (training.empty())
        return Error{ErrorCode::InvalidData, "there are no beams to train a reranker on"};
    const auto pack = readLanguageModelPack(languageModel);
    if (!pack)
        return pack.error();
    const auto vocabulary = SubwordVocabulary::load(pack->vocabulary);
    if (!vocabulary)
        return vocabulary.error();
    RerankerTraining session(recipe, *pack, *vocabulary);
    if (const Result<void> taken = session.takeWeights(*pack); !taken)
        return taken.error();
    session.takeBeams(training, validation);

    RerankingQuality quality;
    double loss = 0;
    std::int64_t steps = 0;
    Clock::time_point start = Clock::now();
    while (session.position() < recipe.steps && !stop.stop_requested()) {
        loss += session.step();
        ++steps;
        const bool measures = session.position() % recipe.validateEvery == 0 || session.position() == recipe.steps;
        if (!measures && steps < kReportEvery)
            continue;
        const double seconds = std::chrono::duration<double>(Clock::now() - start).count(), count = static_cast<double>(steps);
        RerankerProgress progress{session.position(),
                                  recipe.steps,
                                  loss / count,
                                  count * recipe.batchSize / seconds,
                                  seconds / count * static_cast<double>(recipe.steps - session.position()),
                                  {}};
        if (measures) {
            progress.validation = quality = session.measure();
            if (const Result<void> written = writeReranker(file, session.network()); !written)
                return written.error();
        }
        report(progress);
        loss = 0;
        steps = 0;
        start = Clock::now();
    }
    if (!stop.stop_requested())
        return quality;
    if (const Result<void> written = writeReranker(file, session.network()); !written)
        return written.error();
    return Error{ErrorCode::Cancelled, "the training was interrupted; what it had learnt is in the bundle"};
}

} // namespace ratatosk
