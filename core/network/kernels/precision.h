// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace ratatosk {

/// In which number format the products of a linear layer are taken. The master weights and their gradients are always fp32.
enum class Precision {
    Float32,
    BFloat16, ///< by LibTorch alone
    Integer,  ///< for answers only: products of the layers in eight bits (`integer_product_kernel`), all else in fp32
};

/// The number format for answers: what `RATATOSK_NUMBER_FORMAT` says (fp32, bf16 or int8), else eight bits on processors that multiply bytes
/// (AMX-INT8, AVX512-VNNI, AVX-VNNI), else fp32. Never timed: answers must not change from start to start.
Precision fastestPrecision();

/// "fp32", "bf16" or "int8".
std::string_view nameOf(Precision precision);

} // namespace ratatosk
