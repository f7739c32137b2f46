// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/kernels/vector_kernel.h"

#include <cmath>

// The activations as kernels compute them, number by number: values and slopes.

namespace ratatosk::kernel {

struct Normal {
    float distribution; ///< Phi(x)
    float density;      ///< phi(x)
};

/// To 8e-8, by the error function's approximation 7.1.26 of Abramowitz and Stegun, "Handbook of mathematical functions".
RATATOSK_INLINE Normal normal(float x)
{
    const float bell = expNegative(-0.5f * x * x);
    const float t = 1.0f / (1.0f + 0.3275911f * 0.70710678f * std::fabs(x));
    float tail = 1.061405429f;
    tail = tail * t - 1.453152027f;
    tail = tail * t + 1.421413741f;
    tail = tail * t - 0.284496736f;
    tail = tail * t + 0.254829592f;
    tail *= 0.5f * t * bell; // Phi(-|x|)
    return {x < 0.0f ? tail : 1.0f - tail, 0.39894228f * bell};
}

struct Gelu {
    static RATATOSK_INLINE float value(float x) { return x * normal(x).distribution; }
    static RATATOSK_INLINE float slope(float x)
    {
        const Normal at = normal(x);
        return at.distribution + x * at.density;
    }
};

struct Relu {
    static RATATOSK_INLINE float value(float x) { return x > 0.0f ? x : 0.0f; }
    static RATATOSK_INLINE float slope(float x) { return x > 0.0f ? 1.0f : 0.0f; }
};

} // namespace ratatosk::kernel
