// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/network/initialisation/input_norms.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace ratatosk {

double largestInputNorm(ParserNetwork& network, const std::function<std::vector<const ModelInput*>()>& nextBatch, Precision precision)
{
    const InferenceMode inference(network);
    const at::Device device = network->parameters().front().device();
    double largest = 0;
    for (std::vector<const ModelInput*> inputs = nextBatch(); !inputs.empty(); inputs = nextBatch()) {
        const at::Tensor items = network->embedItems(batchOf(inputs, device), precision);
        largest = std::max(largest, items.norm(2, {1}).max().item<double>());
    }
    return largest;
}

} // namespace ratatosk
