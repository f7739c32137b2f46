// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace ratatosk {

/// (1 - step / steps)^power, for 0 <= step < steps (DT-Fixup, section 4: power 0.5, no warm-up). With a warm-up it is multiplied by
/// a straight rise from 0 over the first `warmUp` share of the steps.
double scheduleFactor(std::int64_t step, std::int64_t steps, double power, double warmUp);

} // namespace ratatosk
