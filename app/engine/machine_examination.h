// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/engine.h"

#include <vector>

namespace ratatosk::cli {

/// LibTorch's version and threads, the BLAS kernels in use, and how fast it multiplies matrices. Takes about a second.
std::vector<Finding> examineMachine();

} // namespace ratatosk::cli
