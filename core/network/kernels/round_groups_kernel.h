// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace ratatosk::kernel {

/// Numbers of a row as low + step * byte, to the nearest byte, in groups of kIntegerGroup with a low end and a step each; a last group may be
/// shorter.
void roundGroups(const float* numbers, std::int64_t count, std::uint8_t* bytes, float* low, float* step);

} // namespace ratatosk::kernel
