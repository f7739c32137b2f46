// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/serialization/published_weights.h"

#include "core/network/bundle/published_encoder.h"

namespace ratatosk {

NamedTensors encoderWeights(const NamedTensors& published)
{
    NamedTensors weights;
    for (const auto& [name, tensor] : published) {
        if (const auto ours = encoderWeightName(name))
            weights[*ours] = tensor;
    }
    return weights;
}

} // namespace ratatosk
