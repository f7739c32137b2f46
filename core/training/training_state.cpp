// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/training/training_state.h"

#include <ATen/ATen.h>

namespace ratatosk {

NamedTensors trainingState(const NamedTensors& weights, const Adam& optimiser, const WeightAverage& average)
{
    NamedTensors state;
    for (const auto& [name, weight] : weights)
        state["weight." + name] = weight;
    for (const auto& [name, moment] : optimiser.moments())
        state["moment." + name] = moment;
    if (average.count() > 0) {
        for (const auto& [name, weight] : average.mean())
            state["average." + name] = weight;
    }
    state["generator"] = generatorState();
    return state;
}

NamedTensors tensorsUnder(std::string_view prefix, const NamedTensors& state)
{
    NamedTensors found;
    for (const auto& [name, tensor] : state) {
        if (name.starts_with(prefix))
            found[name.substr(prefix.size())] = tensor;
    }
    return found;
}

} // namespace ratatosk
