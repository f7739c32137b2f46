// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/learning/batches/batch_sampler.h"

#include <algorithm>
#include <numeric>

namespace ratatosk {
namespace {

/// Different streams for orders and for batches.
constexpr std::uint64_t kOrderStream = 0x9E3779B97F4A7C15ull;
constexpr std::uint64_t kBatchStream = 0xD1B54A32D192ED03ull;

} // namespace

BatchSampler::BatchSampler(std::size_t examples, int batchSize, std::uint64_t seed)
    : m_examples(examples), m_batchSize(std::min(static_cast<std::size_t>(batchSize), examples)), m_seed(seed),
      m_batches(static_cast<std::int64_t>(examples / std::max<std::size_t>(m_batchSize, 1)))
{
}

std::vector<std::size_t> BatchSampler::batch(std::int64_t step)
{
    shuffle(step / m_batches);
    const auto first = m_order.begin() + static_cast<std::ptrdiff_t>((step % m_batches) * m_batchSize);
    return {first, first + static_cast<std::ptrdiff_t>(m_batchSize)};
}

RandomEngine BatchSampler::engine(std::int64_t step) const
{
    return RandomEngine(m_seed + kBatchStream * static_cast<std::uint64_t>(step + 1));
}

void BatchSampler::shuffle(std::int64_t epoch)
{
    if (epoch == m_epoch)
        return;
    m_epoch = epoch;
    m_order.resize(m_examples);
    std::iota(m_order.begin(), m_order.end(), std::size_t{0});
    RandomEngine engine(m_seed + kOrderStream * static_cast<std::uint64_t>(epoch + 1));
    std::shuffle(m_order.begin(), m_order.end(), engine);
}

} // namespace ratatosk
