// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recipes/training_config.h"
#include "core/serialization/checkpoint.h"

namespace ratatosk {

/// Whether a training by `config` can go on from `checkpoint` as if it had never stopped: the same recipe, every counter where it can be, a
/// moment for each of `moments`, running means of all `weights` if there are any, and the state of the random numbers. ModelInvalid says in a
/// sentence what is wrong.
Result<void> checkCheckpoint(const Checkpoint& checkpoint, const TrainingConfig& config, const NamedTensors& weights,
                             const std::map<std::string, at::Tensor>& moments);

} // namespace ratatosk
