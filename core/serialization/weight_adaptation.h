// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/serialization/named_tensors.h"

namespace ratatosk {

/// What makes `base` into `trained`, in few numbers: the change of a matrix as the product of two thin ones (LoRA, Hu et al., ICLR 2022,
/// section 4.1, found here after the training by its largest singular values), `NAME.up` [rows, rank] and `NAME.down` [rank, columns]. What is
/// new, has grown, or would not become smaller stands whole under its own name; what is the same is left out.
/// Requires: rank > 0, all on the CPU in fp32.
NamedTensors adaptationOf(const NamedTensors& base, const NamedTensors& trained, int rank);

/// The inverse, but for what the rank leaves out. ModelInvalid when a product does not have the shape of its matrix.
Result<NamedTensors> adapted(NamedTensors base, const NamedTensors& adaptation);

} // namespace ratatosk
