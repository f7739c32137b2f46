// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/evaluation/reliability.h"

#include <algorithm>
#include <cmath>

namespace ratatosk {

void Reliability::add(double chance, bool isRight)
{
    const auto place = static_cast<std::size_t>(chance * static_cast<double>(m_bins.size()));
    Bin& bin = m_bins[std::min(place, m_bins.size() - 1)];
    ++bin.count;
    bin.chances += chance;
    bin.right += isRight;
    ++m_count;
}

double Reliability::error() const
{
    double sum = 0;
    for (const Bin& bin : m_bins)
        sum += std::abs(bin.chances - bin.right);
    return m_count > 0 ? 100 * sum / m_count : 0;
}

} // namespace ratatosk
