// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/serialization/named_tensors.h"

#include <cstdint>
#include <filesystem>

namespace ratatosk {

/// Where a training stands: enough to go on as if it had never stopped. One safetensors file; the caller names its contents.
struct Checkpoint {
    NamedTensors tensors;                         ///< parameters, moments of the optimiser, states of generators; bit for bit
    std::map<std::string, std::int64_t> counters; ///< step, epoch, position of the sampler ...
    std::string recipe;                           ///< free text, as the training was asked for
};

/// Replaces `path` atomically: a checkpoint that was there stays until the new one is complete. What killed writers left beside it is removed:
/// one training writes there at a time.
Result<void> writeCheckpoint(const std::filesystem::path& path, const Checkpoint& checkpoint);

/// ModelInvalid for a file that is no checkpoint; else as readSafetensors.
Result<Checkpoint> readCheckpoint(const std::filesystem::path& path);

/// The state of torch's default CPU generator (uint8), from which every draw of a training on a CPU follows.
at::Tensor generatorState();
/// InvalidArgument when `state` is not one of this library's.
Result<void> restoreGeneratorState(const at::Tensor& state);

} // namespace ratatosk
