// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cmath>
#include <cstddef>

namespace ratatosk {

inline constexpr int kAscentPasses = 400;    ///< the likelihood does not change any more
inline constexpr double kAscentRate = 0.05;  ///< over features of unit variance
inline constexpr double kWeightPrior = 0.25; ///< 1 / variance of the prior: weights of such features are hardly beyond 4

/// Brings each feature to unit variance. The mean stays: in a softmax it only matters against "none", which has a constant of its own.
template <std::size_t size>
struct Scale {
    std::array<double, size> factor;

    template <class Rows>
    explicit Scale(const Rows& rows)
    {
        std::array<double, size> sum{}, squares{};
        for (const auto& row : rows) {
            for (std::size_t i = 0; i < size; ++i) {
                sum[i] += row[i];
                squares[i] += row[i] * row[i];
            }
        }
        const double count = static_cast<double>(rows.size());
        for (std::size_t i = 0; i < size; ++i) {
            const double variance = squares[i] / count - sum[i] * sum[i] / (count * count);
            factor[i] = variance > 1e-9 ? 1 / std::sqrt(variance) : 1;
        }
    }

    std::array<double, size> operator()(std::array<double, size> row) const
    {
        for (std::size_t i = 0; i < size; ++i)
            row[i] *= factor[i];
        return row;
    }

    /// Sets the weights of scaled rows to those of plain ones that are not 0.
    void keep(const std::array<double, size>& known, std::array<double, size>& weights) const
    {
        for (std::size_t i = 0; i < size; ++i)
            weights[i] = known[i] != 0 ? known[i] / factor[i] : weights[i];
    }
};

/// Adam (Kingma and Ba, ICLR 2015) on one array of weights, uphill.
template <std::size_t size>
class Ascent
{
public:
    void step(std::array<double, size>& weights, const std::array<double, size>& gradient, int pass)
    {
        for (std::size_t i = 0; i < size; ++i) {
            m_first[i] = 0.9 * m_first[i] + 0.1 * gradient[i];
            m_second[i] = 0.999 * m_second[i] + 0.001 * gradient[i] * gradient[i];
            const double first = m_first[i] / (1 - std::pow(0.9, pass)), second = m_second[i] / (1 - std::pow(0.999, pass));
            weights[i] += kAscentRate * first / (std::sqrt(second) + 1e-9);
        }
    }

private:
    std::array<double, size> m_first{}, m_second{};
};

template <std::size_t size>
void addTo(std::array<double, size>& sum, const std::array<double, size>& row, double factor)
{
    for (std::size_t i = 0; i < size; ++i)
        sum[i] += factor * row[i];
}

} // namespace ratatosk
