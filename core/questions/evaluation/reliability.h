// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>

namespace ratatosk {

/// How well chances that were given keep their word: a reliability diagram (Guo et al., "On calibration of modern neural networks",
/// ICML 2017) with ten bins of equal width.
class Reliability
{
public:
    struct Bin {
        int count = 0;
        double chances = 0; ///< summed
        int right = 0;

        double meanChance() const { return count > 0 ? chances / count : 0; }
        double shareRight() const { return count > 0 ? static_cast<double>(right) / count : 0; }
        bool operator==(const Bin&) const = default;
    };

    /// Requires: 0 <= chance <= 1.
    void add(double chance, bool isRight);

    const std::array<Bin, 10>& bins() const { return m_bins; }
    int count() const { return m_count; }
    /// Expected calibration error in points: the mean distance between chance and share of what was right, weighted by the bins' counts.
    double error() const;

    bool operator==(const Reliability&) const = default;

private:
    std::array<Bin, 10> m_bins;
    int m_count = 0;
};

} // namespace ratatosk
