// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/functions/mixed_linear.h"

namespace ratatosk {

/// How fast this machine's CPU multiplies two large square matrices of the precision's number format, on the threads in use: the best of
/// several runs, in 10^9 floating point operations a second. Takes one to four seconds.
double productSpeed(Precision precision);

} // namespace ratatosk
