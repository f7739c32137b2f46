// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/serialization/checkpoint.h"

namespace ratatosk {

/// Whether a training of so many steps can go on from `checkpoint` as if it had never stopped: the same recipe, every counter where it can be, a
/// moment for each of `moments`, running means of all `weights` if there are any, and the state of the random numbers. ModelInvalid says in a sentence
/// what is wrong.
Result<void> checkCheckpoint(const Checkpoint& checkpoint, bool isSameRecipe, std::int64_t steps, const NamedTensors& weights,
                             const NamedTensors& moments);

} // namespace ratatosk
