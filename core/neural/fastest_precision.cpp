// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/neural/fastest_precision.h"

#include "core/neural/device.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>

#include <algorithm>
#include <chrono>

namespace ratatosk {
namespace {

/// Best of three of a layer as large as the language model's.
double secondsOf(Precision precision)
{
    const at::NoGradGuard guard;
    const at::Tensor input = at::ones({192, 384}), weight = at::ones({1536, 384});
    mixedLinear(input, weight, {}, precision); // compiles the kernel
    double best = 1e9;
    for (int repeat = 0; repeat < 3; ++repeat) {
        const auto start = std::chrono::steady_clock::now();
        mixedLinear(input, weight, {}, precision);
        best = std::min(best, std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    }
    return best;
}

} // namespace

Precision fastestPrecision()
{
    if (bestDevice().is_cuda())
        return Precision::BFloat16;
    return secondsOf(Precision::BFloat16) < secondsOf(Precision::Float32) ? Precision::BFloat16 : Precision::Float32;
}

} // namespace ratatosk
