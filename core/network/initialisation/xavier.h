// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <torch/nn/module.h>

namespace ratatosk {

/// Draws every parameter of two or more dimensions from N(0, 2 / (fan in + fan out)) (Glorot and Bengio, AISTATS 2010, gain 1) and
/// sets every bias to zero; LayerNorm weights (names that end in "norm_weight") stay one. Draws from torch's default generator.
void initialiseXavier(torch::nn::Module& module);

} // namespace ratatosk
