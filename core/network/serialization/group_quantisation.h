// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ATen/core/Tensor.h>

namespace ratatosk {

/// A matrix in four bits a number, NormalFloat (Dettmers et al., "QLoRA", NeurIPS 2023, section 3): 32 neighbours of a row share a scale, the
/// largest magnitude among them, and each becomes the nearest of 16 levels from -1 to 1 that suit what is normally distributed. To round what
/// was rounded changes nothing.
struct GroupedMatrix {
    at::Tensor codes;  ///< uint8 [rows, columns / 2]: two neighbours, the first in the lower bits
    at::Tensor scales; ///< fp16 [rows, columns / 32]
};

/// Two dimensions, and rows of whole groups.
bool hasWholeGroups(const at::Tensor& matrix);

/// Requires: fp32 on the CPU, whole groups, finite numbers.
GroupedMatrix roundGroups(const at::Tensor& matrix);

/// fp32 [rows, columns]. Requires: the shapes above.
at::Tensor restoreGroups(const GroupedMatrix& grouped);

} // namespace ratatosk
