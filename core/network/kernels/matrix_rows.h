// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

namespace ratatosk::kernel {

/// A matrix wherever it is kept, row by row: as bytes with a scale for each row (number = byte * scale), or as numbers that are made when they are
/// asked for. What it refers to must outlive it.
struct MatrixRows {
    std::int64_t rows = 0, columns = 0;
    const std::int8_t* bytes = nullptr;                        ///< [rows, columns]; null: not kept so
    std::vector<float> scales;                                 ///< [rows], with bytes
    std::function<void(std::int64_t row, float* target)> fill; ///< without bytes; may be called on several threads

    /// One row as numbers.
    void read(std::int64_t row, float* target) const
    {
        if (!bytes)
            return fill(row, target);
        for (std::int64_t k = 0; k < columns; ++k)
            target[k] = static_cast<float>(bytes[row * columns + k]) * scales[static_cast<std::size_t>(row)];
    }

    /// Of numbers [rows, columns] in memory.
    static MatrixRows of(const float* numbers, std::int64_t rows, std::int64_t columns)
    {
        const auto fill = [=](std::int64_t row, float* target) {
            for (std::int64_t k = 0; k < columns; ++k)
                target[k] = numbers[row * columns + k];
        };
        return {rows, columns, nullptr, {}, fill};
    }
};

} // namespace ratatosk::kernel
