// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/kernels/mixed_linear.h"

#include <string_view>

namespace ratatosk {

/// The number format for answers: what `RATATOSK_NUMBER_FORMAT` says (fp32, bf16 or int8), else bfloat16 on a GPU, eight bits on
/// processors that multiply bytes (AMX-INT8, AVX512-VNNI, AVX-VNNI), else bfloat16 or float32. Never timed: answers must not change from start to start.
Precision fastestPrecision();

/// "fp32", "bf16" or "int8".
std::string_view nameOf(Precision precision);

} // namespace ratatosk
