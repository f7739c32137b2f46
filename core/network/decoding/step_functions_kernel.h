// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace ratatosk::kernel {

/// One step of an LSTM (Hochreiter and Schmidhuber 1997) for one row: gates [4 * size] in the order input, forget, candidate, output, as
/// sums without the bias; `cell` and `hidden` [size] become those of this step.
void lstmStep(const float* inputGates, const float* hiddenGates, const float* bias, std::int64_t size, float* cell, float* hidden);

/// values[i] = tanh(values[i] + bias[i]); no bias where it is null.
void biasTanh(float* values, const float* bias, std::int64_t size);

/// Scores times `scale` become weights that sum to 1.
void softmax(float* scores, std::int64_t size, float scale);

} // namespace ratatosk::kernel
