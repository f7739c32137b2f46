// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/kernels/matrix_rows.h"

#include <string>
#include <vector>

namespace ratatosk {

/// Where a network's weights come from, by the names of its parameters ("decoder.rule_inner"). What comes back may refer to the source's memory.
class WeightSource
{
public:
    virtual ~WeightSource() = default;
    virtual kernel::MatrixRows matrix(const std::string& name, std::int64_t rows, std::int64_t columns) = 0;
    virtual std::vector<float> vector(const std::string& name, std::int64_t size) = 0;

    /// All numbers of a matrix, row by row.
    std::vector<float> numbers(const std::string& name, std::int64_t rows, std::int64_t columns)
    {
        const kernel::MatrixRows read = matrix(name, rows, columns);
        std::vector<float> all(static_cast<std::size_t>(rows * columns));
        for (std::int64_t row = 0; row < rows; ++row)
            read.read(row, all.data() + row * columns);
        return all;
    }
};

} // namespace ratatosk
