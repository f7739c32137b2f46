// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace ratatosk::kernel {

/// Everything one number's update needs, the bias corrections folded in.
struct AdamUpdate {
    float beta1, beta2, rate, epsilon, secondCorrection, gradientScale;
};

/// One step of Adam on `count` weights, in one pass over memory; `first` and `second` are the moments.
void adamStep(const AdamUpdate& update, const float* gradient, std::int64_t count, float* weights, float* first, float* second);

} // namespace ratatosk::kernel
