// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/training/adam_kernel.h"

#include "core/network/kernels/vector_kernel.h"

#include <cmath>

namespace ratatosk::kernel {

RATATOSK_VECTORISED
void adamStep(const AdamUpdate& update, const float* gradient, std::int64_t count, float* weights, float* first, float* second)
{
    const AdamUpdate u = update; // behind a reference it might be one of the weights, and the loop stay scalar
#pragma omp simd
    for (std::int64_t i = 0; i < count; ++i) {
        const float scaled = gradient[i] * u.gradientScale;
        first[i] = u.beta1 * first[i] + (1 - u.beta1) * scaled;
        second[i] = u.beta2 * second[i] + (1 - u.beta2) * scaled * scaled;
        weights[i] -= u.rate * first[i] / (std::sqrt(second[i] * u.secondCorrection) + u.epsilon);
    }
}

} // namespace ratatosk::kernel
