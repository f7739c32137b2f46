// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace ratatosk {

/// Rows of `width` numbers, one behind the other.
struct NumberRows {
    NumberRows() = default;
    NumberRows(std::int64_t rows, std::int64_t width) : width(width), numbers(static_cast<std::size_t>(rows * width)) {}

    std::int64_t width = 0;
    std::vector<float> numbers;

    std::int64_t rows() const { return width == 0 ? 0 : static_cast<std::int64_t>(numbers.size()) / width; }
    float* row(std::int64_t index) { return numbers.data() + index * width; }
    const float* row(std::int64_t index) const { return numbers.data() + index * width; }
};

} // namespace ratatosk
