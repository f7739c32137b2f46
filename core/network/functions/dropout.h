// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/kernels/dropout_mask.h"

#include <ATen/core/Tensor.h>

#include <cstdint>

namespace ratatosk {

/// Inverted drop-out whose mask is a hash of (seed, position), so that nothing is stored or drawn element by element: torch's own
/// draws take 10 to 20 ns an element on a CPU. The seed comes from torch's default CPU generator, so a restored generator state
/// repeats the masks. Returns `input` itself when not training or `probability` is 0.
at::Tensor hashedDropout(const at::Tensor& input, double probability, bool isTraining);

/// Draws a seed from the thread's DropoutStream, or without one from torch's default CPU generator.
std::uint64_t nextDropoutSeed();

/// While it lives, this thread's drop-out follows from `seed` alone, whatever other threads draw meanwhile. One at a time on a thread.
class DropoutStream
{
public:
    explicit DropoutStream(std::uint64_t seed);
    ~DropoutStream();
    DropoutStream(const DropoutStream&) = delete;
    DropoutStream& operator=(const DropoutStream&) = delete;
};

} // namespace ratatosk
