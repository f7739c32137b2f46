// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/serialization/named_tensors.h"

#include <string>

namespace ratatosk {

/// Matrices in a quarter of their size: every tensor of two or more dimensions becomes int8 under its own name and one fp32 scale for each
/// row (its first dimension) under NAME.scale, with value = number * scale and scale = (largest magnitude of the row) / 127; the error is
/// at most half a scale. Vectors stay fp32. The matrix that is called `inFourBits`, if its rows have whole groups, becomes a GroupedMatrix under the same
/// two names. Requires: finite numbers.
NamedTensors quantiseRows(const NamedTensors& tensors, const std::string& inFourBits = {});

/// The inverse, all fp32. ModelInvalid when a scale is missing, has another length than its matrix has rows, is not finite, or is left over;
/// or when a vector is not fp32 or not finite, and likewise for what is in four bits.
Result<NamedTensors> dequantiseRows(const NamedTensors& stored);

} // namespace ratatosk
