// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/inference/float_rows.h"
#include "core/network/inference/rounding.h"
#include "core/network/kernels/integer_product_kernel.h"
#include "core/network/kernels/thin_product.h"

#include <memory>
#include <type_traits>

namespace ratatosk {

/// The weight of a linear layer that changes no more, as one kind of rows wants it: in bytes for rounded ones, else for fp32.
struct LayerWeight {
    std::shared_ptr<const kernel::ByteMatrix> bytes;
    std::shared_ptr<const kernel::ThinMatrix> numbers; ///< null where there are bytes

    LayerWeight() = default;
    LayerWeight(std::shared_ptr<const kernel::ByteMatrix> bytes) : bytes(std::move(bytes)) {}
    LayerWeight(const std::vector<kernel::MatrixRows>& parts, bool inBytes)
    {
        if (inBytes)
            bytes = std::make_shared<const kernel::ByteMatrix>(parts);
        else
            numbers = std::make_shared<const kernel::ThinMatrix>(parts);
    }

    std::int64_t outputs() const { return bytes ? bytes->outputs() : numbers->outputs(); }

    /// What rows of that kind are multiplied with. Requires: it was made for them.
    template <class Rows>
    const auto& matrix() const
    {
        if constexpr (std::is_same_v<Rows, FloatRows>)
            return *numbers;
        else
            return *bytes;
    }
};

} // namespace ratatosk
