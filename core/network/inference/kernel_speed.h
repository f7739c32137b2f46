// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/kernels/precision.h"

namespace ratatosk {

/// How fast our own kernels multiply two large square matrices on the threads in use: the best of several runs, in 10^9 operations a second. Takes
/// about a second. Requires: not BFloat16.
double kernelSpeed(Precision precision);

/// How fast this machine copies what fits no cache, on the threads in use: the best of several runs, bytes read and written in 10^9 a
/// second. Takes about a second and 256 MB.
double memorySpeed();

} // namespace ratatosk
