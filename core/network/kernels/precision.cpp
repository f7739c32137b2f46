// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/kernels/precision.h"

#include "core/network/kernels/integer_product_kernel.h"
#include "core/network/kernels/tile_panel_kernel.h"

#include <cstdlib>

namespace ratatosk {

Precision fastestPrecision()
{
    const char* const wish = std::getenv("RATATOSK_NUMBER_FORMAT");
    for (const Precision precision : {Precision::Float32, Precision::BFloat16, Precision::Integer}) {
        if (wish && wish == nameOf(precision))
            return precision;
    }
    const bool hasBytes = kernel::multipliesTiles() || kernel::byteInstructions() != kernel::ByteInstructions::None;
    return hasBytes ? Precision::Integer : Precision::Float32;
}

std::string_view nameOf(Precision precision)
{
    switch (precision) {
    case Precision::BFloat16: return "bf16";
    case Precision::Integer: return "int8";
    default: return "fp32";
    }
}

} // namespace ratatosk
