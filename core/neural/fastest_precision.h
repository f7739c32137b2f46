// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/neural/mixed_linear.h"

namespace ratatosk {

/// The number format in which this machine takes linear layers faster. A CPU is timed for some milliseconds: bfloat16 doubles the speed of
/// some and halves that of others, and no flag tells which. On a GPU it is bfloat16.
Precision fastestPrecision();

} // namespace ratatosk
