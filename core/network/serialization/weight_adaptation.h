// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/serialization/named_tensors.h"

namespace ratatosk {

/// What makes `base` into `trained`, small enough to lie beside it: the change that a further training makes of a matrix survives very few bits
/// (BitDelta, Liu et al., NeurIPS 2024). Here two for each number, `NAME.change` [rows, columns / 4] bytes, first number in the lowest bits, and one fp32
/// scale a row, `NAME.change.scale`: base + scale * level, with the four levels that lose least of what is normally distributed (Max, IRE
/// Transactions on Information Theory 1960, table I). Vectors and what is new or has grown stand whole, as `quantiseRows` keeps them; what is the
/// same is left out. Requires: all on the CPU in fp32.
NamedTensors adaptationOf(const NamedTensors& base, const NamedTensors& trained);

/// The inverse, but for what two bits leave out. ModelInvalid when a change does not have the shape of its matrix, or as dequantiseRows.
Result<NamedTensors> adapted(NamedTensors base, const NamedTensors& adaptation);

} // namespace ratatosk
