// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace ratatosk {

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

} // namespace ratatosk
