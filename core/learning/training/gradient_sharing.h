// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learning/training/process_group.h"

#include <cstdint>
#include <vector>

namespace ratatosk {

/// Gives all processes the first one's values.
Result<void> shareWeights(ProcessGroup& group, std::vector<at::Tensor> weights);

/// Turns each parameter's gradient, a mean over this process's `examples`, into the mean over the examples of all: a parameter that has a
/// gradient anywhere has one everywhere, and one that has none stays without. `means` (fp32, CPU), likewise, become those of all.
/// Returns how many examples all have.
Result<std::int64_t> shareGradients(ProcessGroup& group, const std::vector<at::Tensor>& parameters, std::int64_t examples,
                                    at::Tensor& means);

} // namespace ratatosk
