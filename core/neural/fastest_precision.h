// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/neural/mixed_linear.h"

namespace ratatosk {

/// The number format in which this machine's CPU takes linear layers faster, by timing both for some milliseconds: bfloat16 doubles
/// the speed of some CPUs and halves that of others, and no flag tells which.
Precision fastestPrecision();

} // namespace ratatosk
