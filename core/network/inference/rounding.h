// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ratatosk {

/// How the states between layers become bytes. Each works on any processor, if slowly.
enum class Rounding {
    None,   ///< they stay fp32
    Groups, ///< eight bits, some numbers with a step of their own (kernel::ByteRows)
    Tiles,  ///< sixteen bits, whole rows (kernel::TileRows)
};

/// What of the others this processor is faster with.
Rounding fastestRounding();

} // namespace ratatosk
