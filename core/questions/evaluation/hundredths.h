// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

namespace ratatosk {

/// As percentages are written to JSON.
inline double roundedToHundredths(double value)
{
    return std::round(value * 100) / 100;
}

} // namespace ratatosk
