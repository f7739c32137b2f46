// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/learning/training/weight_average.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>

namespace ratatosk {

void WeightAverage::add(const NamedTensors& weights)
{
    const at::NoGradGuard guard;
    ++m_count;
    for (const auto& [name, weight] : weights) {
        const auto found = m_mean.find(name);
        if (found == m_mean.end())
            m_mean[name] = weight.detach().clone();
        else
            found->second.lerp_(weight.detach(), 1.0 / static_cast<double>(m_count));
    }
}

void WeightAverage::restore(NamedTensors mean, std::int64_t count)
{
    m_mean = std::move(mean);
    m_count = count;
}

} // namespace ratatosk
