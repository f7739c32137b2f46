// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learning/batches/batch_sampler.h"
#include "core/learning/recipes/training_config.h"
#include "core/network/layers/decoder_batch.h"
#include "core/network/model/operation_count.h"
#include "core/parser/parsing/input_builder.h"

#include <optional>
#include <vector>

namespace ratatosk {

/// One batch of training as integers.
struct TrainingBatch {
    std::vector<ModelInput> inputs;
    std::vector<std::vector<TargetStep>> derivations;
    std::vector<std::optional<bool>> followUps; ///< per example; none where nothing went before

    std::vector<const ModelInput*> inputPointers() const;
    /// What the decoder reads, without the targets.
    std::vector<std::vector<DecoderStep>> decoderSteps() const;
    BatchShape shape(int rules) const;
    /// What one example takes to train on, as operation_count counts, but for the scores of rules.
    double operationsOf(std::size_t example, const ModelConfig& config) const;

private:
    void add(std::size_t example, BatchShape& shape) const;
};

/// Which examples of a batch are one's own: the `rank`-th, and every `count`-th after it.
struct BatchPart {
    int rank = 0;
    int count = 1;
};

/// Draws wording and schema part of each example of batch `step`. A part's examples are those that the whole batch would have.
TrainingBatch drawBatch(const std::vector<TrainingExample>& examples, BatchSampler& sampler, std::int64_t step, const BatchPart& part,
                        const InputBuilder& inputs, const TransitionSystem& system, const TrainingConfig& config);

/// The same examples in `parts` batches that take this model about equally long. Requires: parts >= 1.
std::vector<TrainingBatch> splitBatch(const TrainingBatch& batch, int parts, const ModelConfig& config);

} // namespace ratatosk
