// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kernels/mixed_linear.h"

namespace ratatosk {

/// The number format for linear layers: bfloat16 on a GPU and on processors that multiply it, else float32. Never timed: answers must not
/// change from start to start.
Precision fastestPrecision();

} // namespace ratatosk
