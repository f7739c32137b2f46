// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learning/batches/training_batch.h"
#include "core/learning/training/action_loss.h"
#include "core/network/layers/parser_network.h"

namespace ratatosk {

/// What one step cost: the parts of the loss, nats per example.
struct StepLoss {
    double total = 0, rules = 0, columns = 0, tables = 0, values = 0;
    std::int64_t examples = 0;
    double operations = 0; ///< floating point operations (neural/operation_count)
};

struct PropagationOptions {
    at::Device device = at::kCPU;
    Precision precision = Precision::Float32;
    LossWeights loss;
};

/// The network's parameters that a training changes, in their order.
std::vector<at::Tensor> trainedParameters(const ParserNetwork& network);

/// Forward and backward: leaves the gradients of the batch's mean loss in the network's parameters. On a CPU with several threads the
/// batch is cut into parts of eight examples at least, each with threads of its own, since one product is too small to keep all of them
/// busy. The same number of threads gives the same bits.
StepLoss propagate(ParserNetwork& network, const TrainingBatch& batch, const PropagationOptions& options);

} // namespace ratatosk
