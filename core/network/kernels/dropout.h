// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ATen/core/Tensor.h>

#include <cstdint>

namespace ratatosk {

/// Inverted drop-out whose mask is a hash of (seed, position), so that nothing is stored or drawn element by element: torch's own
/// draws take 10 to 20 ns an element on a CPU. The seed comes from torch's default CPU generator, so a restored generator state
/// repeats the masks. Returns `input` itself when not training or `probability` is 0.
at::Tensor hashedDropout(const at::Tensor& input, double probability, bool isTraining);

/// The kept fraction's scale factor or 0, for `position` under `seed`. Exposed for kernels that fuse the mask.
struct DropoutMask {
    DropoutMask(std::uint64_t seed, double probability)
        : seed(seed), threshold(static_cast<std::uint32_t>(probability * 4294967296.0)),
          scale(static_cast<float>(1.0 / (1.0 - probability)))
    {
    }

    float at(std::uint32_t position) const
    {
        // Two rounds of a multiply-xorshift mix; 32 bits vectorise.
        std::uint32_t x = position * 0x9E3779B9u + static_cast<std::uint32_t>(seed);
        x ^= x >> 16;
        x *= 0x7FEB352Du;
        x ^= x >> 15;
        x += static_cast<std::uint32_t>(seed >> 32);
        x *= 0x846CA68Bu;
        x ^= x >> 16;
        // Read before the choice: a load on one side only is a branch.
        const float kept = scale;
        return x >= threshold ? kept : 0.0f;
    }

    std::uint64_t seed;
    std::uint32_t threshold;
    float scale;
};

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
