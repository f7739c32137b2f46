// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/serialization/checkpoint.h"
#include "core/training/adam.h"
#include "core/training/weight_average.h"

#include <string_view>

namespace ratatosk {

/// What a training goes on from, as a checkpoint's tensors: "weight.", "moment." and, where there are any, "average." before the names, and the
/// "generator" of random numbers.
NamedTensors trainingState(const NamedTensors& weights, const Adam& optimiser, const WeightAverage& average);

/// Those whose names begin so, without it.
NamedTensors tensorsUnder(std::string_view prefix, const NamedTensors& state);

} // namespace ratatosk
