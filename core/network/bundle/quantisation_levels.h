// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

namespace ratatosk {

/// Neighbours of a row that share a scale in four bits (group_quantisation).
inline constexpr std::int64_t kNormalGroup = 32;

/// NF4's, from the code that QLoRA published.
inline constexpr std::array kNormalLevels{-1.0F,
                                          -0.6961928009986877F,
                                          -0.5250730514526367F,
                                          -0.39491748809814453F,
                                          -0.28444138169288635F,
                                          -0.18477343022823334F,
                                          -0.09105003625154495F,
                                          0.0F,
                                          0.07958029955625534F,
                                          0.16093020141124725F,
                                          0.24611230194568634F,
                                          0.33791524171829224F,
                                          0.44070982933044434F,
                                          0.5626170039176941F,
                                          0.7229568362236023F,
                                          1.0F};

/// What two bits say of a change (weight_adaptation), of a distribution of variance 1.
inline constexpr std::array kChangeLevels{-1.510F, -0.4528F, 0.4528F, 1.510F};
inline constexpr std::int64_t kChangesOfByte = 4; ///< the first in the lowest bits

} // namespace ratatosk
