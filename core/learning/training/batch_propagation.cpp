// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/learning/training/batch_propagation.h"

#include "core/learning/training/alignment_loss.h"
#include "core/network/functions/dropout.h"

#include <ATen/ATen.h>
#include <ATen/Parallel.h>
#include <ATen/core/Reduction.h>
#include <torch/csrc/autograd/autograd.h>

#include <algorithm>
#include <future>

namespace ratatosk {
namespace {

constexpr std::int64_t kLeastExamplesOfAPart = 8; ///< below it products have too few rows to fill a core

/// Products of few different shapes: oneDNN compiles a kernel for each, some 200 a step where no two batches have as many rows.
constexpr std::int64_t kRowMultiple = 64;

struct Propagated {
    StepLoss loss;
    std::vector<at::Tensor> gradients; ///< of the trained parameters; undefined where the loss does not depend on one
};

/// Cross-entropy of "does this go on from what went before?", per example of the batch; undefined where nothing went before any.
at::Tensor followUpLoss(const at::Tensor& scores, const std::vector<std::optional<bool>>& isFollowUp)
{
    std::vector<std::int64_t> rows;
    std::vector<float> right;
    for (std::size_t i = 0; i < isFollowUp.size(); ++i) {
        if (!isFollowUp[i])
            continue;
        rows.push_back(static_cast<std::int64_t>(i));
        right.push_back(*isFollowUp[i]);
    }
    if (rows.empty())
        return {};
    const at::Tensor selected = scores.index_select(0, at::tensor(rows, at::kLong).to(scores.device()));
    const at::Tensor targets = at::tensor(right, at::kFloat).to(scores.device());
    return at::binary_cross_entropy_with_logits(selected, targets, {}, {}, at::Reduction::Sum) / static_cast<double>(isFollowUp.size());
}

/// Read at once: a GPU's queue runs dry at every number that is asked of it.
StepLoss stepLossOf(const ActionLoss& loss, std::int64_t examples, double operations)
{
    const at::Tensor losses = at::stack({loss.total.detach(), loss.rules, loss.columns, loss.tables, loss.values}).cpu();
    const float* perPart = losses.data_ptr<float>();
    return {perPart[0], perPart[1], perPart[2], perPart[3], perPart[4], examples, operations};
}

/// Gradients come back rather than into the parameters: other parts work on the same network. They are those of `share` times the loss.
Propagated propagatePart(ParserNetwork& network, const std::vector<at::Tensor>& parameters, const TrainingBatch& batch,
                         const PropagationOptions& options, double share)
{
    const std::vector<const ModelInput*> inputs = batch.inputPointers();
    const EncoderBatch encoderBatch = batchOf(inputs, options.device, options.device.is_cpu() ? kRowMultiple : 1);
    const ActionSpace& actions = network->actions();
    const DecoderInputs decoder = decoderInputs(batch.decoderSteps(), encoderBatch, inputs, actions);
    const DecoderTargets targets = decoderTargets(batch.derivations, encoderBatch, actions);

    const at::Tensor encoded = network->encode(encoderBatch, options.precision);
    const DecoderMemory memory = network->remember(encoded, encoderBatch);
    ActionLoss loss = actionLoss(network->decodeAll(memory, decoder, options.precision), targets, encoderBatch.examples(), options.loss);
    if (network->config().isConversational()) {
        if (const at::Tensor more = followUpLoss(network->followUpScores(encoded, encoderBatch), batch.followUps); more.defined())
            loss.total = loss.total + more;
    }
    if (network->config().alignsSchema)
        loss.total = loss.total + alignmentLoss(memory.pointers.alignment, targets, decoder.steps(), encoderBatch.ownerOf);
    std::vector<at::Tensor> gradients = torch::autograd::grad({loss.total * share}, parameters, {}, false, false, true);
    return {stepLossOf(loss, encoderBatch.examples(), trainingOperations(network->config(), batch.shape(actions.rules))),
            std::move(gradients)};
}

std::vector<Propagated> propagateSideBySide(ParserNetwork& network, const std::vector<at::Tensor>& parameters,
                                            const std::vector<TrainingBatch>& parts, const PropagationOptions& options,
                                            std::int64_t examples)
{
    const int threads = at::get_num_threads();
    const int threadsOfAPart = std::max(1, threads / static_cast<int>(parts.size()));
    std::vector<std::future<Propagated>> running;
    for (const TrainingBatch& part : parts) {
        const double share = static_cast<double>(part.inputs.size()) / static_cast<double>(examples);
        const std::uint64_t seed = nextDropoutSeed();
        running.push_back(std::async(std::launch::async, [&, share, seed] {
            at::set_num_threads(threadsOfAPart);
            const DropoutStream stream(seed);
            return propagatePart(network, parameters, part, options, share);
        }));
    }
    std::vector<Propagated> results;
    for (std::future<Propagated>& part : running)
        part.wait();
    at::set_num_threads(threads); // threads that start later ask what was set last
    for (std::future<Propagated>& part : running)
        results.push_back(part.get());
    return results;
}

/// Each part counts by its examples.
StepLoss meanLoss(const std::vector<Propagated>& parts, std::int64_t examples)
{
    StepLoss result;
    result.examples = examples;
    for (const Propagated& part : parts) {
        const double share = static_cast<double>(part.loss.examples) / static_cast<double>(examples);
        result.total += share * part.loss.total;
        result.rules += share * part.loss.rules;
        result.columns += share * part.loss.columns;
        result.tables += share * part.loss.tables;
        result.values += share * part.loss.values;
        result.operations += part.loss.operations;
    }
    return result;
}

/// Into the first part's memory: fresh memory for all gradients costs more than adding them up.
at::Tensor summedGradient(std::vector<Propagated>& parts, std::size_t parameter)
{
    at::Tensor sum;
    for (Propagated& part : parts) {
        const at::Tensor gradient = std::move(part.gradients[parameter]);
        if (!gradient.defined())
            continue;
        const bool isShared = gradient.storage().use_count() > 1; // with another parameter's
        sum = sum.defined() ? sum.add_(gradient) : isShared ? gradient.clone() : gradient;
    }
    return sum;
}

} // namespace

std::vector<at::Tensor> trainedParameters(const ParserNetwork& network)
{
    std::vector<at::Tensor> result;
    for (const at::Tensor& parameter : network->parameters()) {
        if (parameter.requires_grad())
            result.push_back(parameter);
    }
    return result;
}

StepLoss propagate(ParserNetwork& network, const TrainingBatch& batch, const PropagationOptions& options)
{
    if (batch.inputs.empty())
        return {};
    const auto examples = static_cast<std::int64_t>(batch.inputs.size());
    const auto parts = options.device.is_cpu() ? std::clamp<std::int64_t>(examples / kLeastExamplesOfAPart, 1, at::get_num_threads()) : 1;
    const std::vector<at::Tensor> parameters = trainedParameters(network);
    if (parts == 1) {
        Propagated whole = propagatePart(network, parameters, batch, options, 1.0);
        for (std::size_t i = 0; i < parameters.size(); ++i)
            parameters[i].mutable_grad() = std::move(whole.gradients[i]);
        return whole.loss;
    }
    std::vector<Propagated> done = propagateSideBySide(network, parameters, splitBatch(batch, static_cast<int>(parts), network->config()),
                                                       options, examples);
    const at::NoGradGuard guard;
    for (std::size_t i = 0; i < parameters.size(); ++i)
        parameters[i].mutable_grad() = summedGradient(done, i);
    return meanLoss(done, examples);
}

} // namespace ratatosk
