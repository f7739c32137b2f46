// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>

namespace ratatosk {

/// The value of an IEEE 754 number of sixteen bits.
inline float halfNumber(std::uint16_t bits)
{
    const std::uint32_t sign = static_cast<std::uint32_t>(bits & 0x8000U) << 16, exponent = bits >> 10 & 0x1FU, fraction = bits & 0x3FFU;
    if (exponent == 0) { // zero, and what is below the smallest exponent
        const float value = static_cast<float>(fraction) * 0x1p-24F;
        return sign == 0 ? value : -value;
    }
    const std::uint32_t widened = exponent == 0x1FU ? 0xFFU : exponent + 127 - 15;
    return std::bit_cast<float>(sign | widened << 23 | fraction << 13);
}

} // namespace ratatosk
