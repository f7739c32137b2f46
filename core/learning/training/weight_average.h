// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/serialization/named_tensors.h"

namespace ratatosk {

/// Mean of a network's weights over the steps that were added: often generalises better than the last step.
class WeightAverage
{
public:
    void add(const NamedTensors& weights);
    std::int64_t count() const { return m_count; }
    /// Empty before the first.
    const NamedTensors& mean() const { return m_mean; }
    void restore(NamedTensors mean, std::int64_t count);

private:
    NamedTensors m_mean;
    std::int64_t m_count = 0;
};

} // namespace ratatosk
