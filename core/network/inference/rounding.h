// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ratatosk {

/// How the states between layers become bytes. Either works on any processor, if slowly.
enum class Rounding {
    Groups, ///< eight bits, some numbers with a step of their own (kernel::ByteRows)
    Tiles,  ///< sixteen bits, whole rows (kernel::TileRows)
};

/// What this processor is faster with.
Rounding fastestRounding();

} // namespace ratatosk
