// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/learning/training/learning_rate_schedule.h"

#include <algorithm>
#include <cmath>

namespace ratatosk {

double scheduleFactor(std::int64_t step, std::int64_t steps, double power, double warmUp)
{
    const double share = static_cast<double>(step) / static_cast<double>(std::max<std::int64_t>(steps, 1));
    const double fall = std::pow(std::max(0.0, 1.0 - share), power);
    return warmUp > 0 ? fall * std::min(1.0, (static_cast<double>(step) + 1) / (warmUp * static_cast<double>(steps))) : fall;
}

} // namespace ratatosk
