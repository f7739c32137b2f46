// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/inference/rounding.h"

#include "core/network/kernels/tile_panel_kernel.h"

namespace ratatosk {

Rounding fastestRounding()
{
    return kernel::multipliesTiles() ? Rounding::Tiles : Rounding::Groups;
}

} // namespace ratatosk
