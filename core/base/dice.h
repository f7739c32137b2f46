// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <random>
#include <string_view>
#include <utility>
#include <vector>

namespace ratatosk {

/// A seed of its own for each name, also for neighbouring ones (FNV-1a).
inline std::uint64_t seedFor(std::string_view name, std::uint64_t seed)
{
    std::uint64_t hash = 14695981039346656037ull ^ seed;
    for (const char c : name)
        hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211ull;
    return hash;
}

/// Draws that come out the same for a seed on every machine: the standard's engine is fixed, its distributions are not.
class Dice
{
public:
    explicit Dice(std::uint64_t seed) : m_engine(seed) {}

    std::uint64_t next() { return m_engine(); }

    /// 0 .. count - 1. Requires: count > 0.
    int below(int count) { return static_cast<int>(m_engine() % static_cast<std::uint64_t>(count)); }

    /// low .. high, both included.
    int between(int low, int high) { return low + below(high - low + 1); }

    bool chance(double probability) { return static_cast<double>(m_engine() >> 11) * 0x1p-53 < probability; }

    /// Requires: not empty.
    template <class Items>
    const auto& pick(const Items& items)
    {
        return *(std::begin(items) + below(static_cast<int>(std::size(items))));
    }

    /// The place of one entry, drawn by weight. Requires: a weight above 0.
    template <class Items, class WeightOf>
    std::size_t pickWeighted(const Items& items, WeightOf weightOf)
    {
        double total = 0;
        for (const auto& item : items)
            total += weightOf(item);
        double rest = static_cast<double>(m_engine() >> 11) * 0x1p-53 * total;
        std::size_t place = 0;
        for (const auto& item : items) {
            rest -= weightOf(item);
            if (rest < 0)
                return place;
            ++place;
        }
        return std::size(items) - 1;
    }

    template <class Item>
    void shuffle(std::vector<Item>& items)
    {
        for (std::size_t i = items.size(); i > 1; --i)
            std::swap(items[i - 1], items[static_cast<std::size_t>(below(static_cast<int>(i)))]);
    }

private:
    std::mt19937_64 m_engine;
};

} // namespace ratatosk
