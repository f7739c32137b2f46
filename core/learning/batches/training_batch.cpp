// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/learning/batches/training_batch.h"

#include "core/learning/batches/name_hiding.h"
#include "core/parser/parsing/decoder_steps.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <random>

namespace ratatosk {

std::vector<const ModelInput*> TrainingBatch::inputPointers() const
{
    std::vector<const ModelInput*> result;
    for (const ModelInput& input : inputs)
        result.push_back(&input);
    return result;
}

std::vector<std::vector<DecoderStep>> TrainingBatch::decoderSteps() const
{
    std::vector<std::vector<DecoderStep>> result;
    for (const std::vector<TargetStep>& derivation : derivations) {
        std::vector<DecoderStep>& steps = result.emplace_back();
        for (const TargetStep& step : derivation)
            steps.push_back(step.input);
    }
    return result;
}

BatchShape TrainingBatch::shape(int rules) const
{
    BatchShape result;
    result.rules = rules;
    for (std::size_t example = 0; example < inputs.size(); ++example)
        add(example, result);
    return result;
}

void TrainingBatch::add(std::size_t example, BatchShape& shape) const
{
    for (const InputChunk& chunk : inputs[example].chunks)
        shape.chunks.push_back(static_cast<std::int64_t>(chunk.pieces.size()));
    shape.items.push_back(inputs[example].items());
    shape.steps.push_back(static_cast<std::int64_t>(derivations[example].size()));
}

double TrainingBatch::operationsOf(std::size_t example, const ModelConfig& config) const
{
    BatchShape shape;
    add(example, shape);
    return trainingOperations(config, shape);
}

TrainingBatch drawBatch(const std::vector<TrainingExample>& examples, BatchSampler& sampler, std::int64_t step, const BatchPart& part,
                        const InputBuilder& inputs, const TransitionSystem& system, const TrainingConfig& config)
{
    TrainingBatch batch;
    RandomEngine random = sampler.engine(step);
    std::uniform_int_distribution<int> columns(config.leastColumns, config.mostColumns);
    std::bernoulli_distribution takesOther(config.otherWordingShare);
    int place = 0;
    for (const std::size_t index : sampler.batch(step)) {
        const TrainingExample& example = examples[index];
        const std::size_t wording = takesOther(random) && example.wordings.size() > 1 ? 1 : 0;
        SampledExample sampled = sampleSchema(example, wording, columns(random), random);
        const bool isOwn = place++ % part.count == part.rank;
        const TransitionContext context{&sampled.schema, &sampled.question.values};
        const Result<std::vector<GoldAction>> derivation = system.actionsOf(sampled.tree, context);
        if (!derivation)
            continue;
        hideNames(sampled.question, {config.hiddenLinks, config.hiddenWords}, random);
        if (!isOwn) // drawn all the same: the next example's draws come after this one's
            continue;
        batch.inputs.push_back(inputs.build(sampled.question, sampled.schema));
        batch.derivations.push_back(targetSteps(system, *derivation, context));
        batch.followUps.push_back(example.isFollowUp);
    }
    return batch;
}

std::vector<TrainingBatch> splitBatch(const TrainingBatch& batch, int parts, const ModelConfig& config)
{
    std::vector<double> operations;
    for (std::size_t i = 0; i < batch.inputs.size(); ++i)
        operations.push_back(batch.operationsOf(i, config));
    std::vector<std::size_t> order(batch.inputs.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::ranges::greater(), [&](std::size_t i) { return operations[i]; });
    std::vector<TrainingBatch> result(parts);
    std::vector<double> load(parts);
    for (const std::size_t i : order) { // the largest first, each to the part that has least
        const auto least = std::ranges::min_element(load) - load.begin();
        load[least] += operations[i];
        result[least].inputs.push_back(batch.inputs[i]);
        result[least].derivations.push_back(batch.derivations[i]);
        result[least].followUps.push_back(batch.followUps[i]);
    }
    return result;
}

} // namespace ratatosk
