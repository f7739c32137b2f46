// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learning/batches/schema_sampler.h"

#include <cstdint>
#include <vector>

namespace ratatosk {

/// Draws batches: every epoch a new order of all examples, cut into batches. Its whole state is (seed, step), so resuming needs no
/// stored order.
class BatchSampler
{
public:
    BatchSampler(std::size_t examples, int batchSize, std::uint64_t seed);

    /// Indices of batch `step`.
    std::vector<std::size_t> batch(std::int64_t step);

    /// The random engine for everything else that batch `step` draws.
    RandomEngine engine(std::int64_t step) const;

    std::int64_t batchesPerEpoch() const { return m_batches; }

private:
    void shuffle(std::int64_t epoch);

    std::size_t m_examples;
    std::size_t m_batchSize;
    std::uint64_t m_seed;
    std::int64_t m_batches;
    std::int64_t m_epoch = -1;
    std::vector<std::size_t> m_order;
};

} // namespace ratatosk
