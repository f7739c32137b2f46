// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/kernels/number_rows.h"
#include "core/network/kernels/thin_product.h"

namespace ratatosk {

/// left * matrix^T, row by row and exactly `outputs` wide, on as many threads as there are.
NumberRows rowProduct(const kernel::ThinMatrix& matrix, const NumberRows& left);

} // namespace ratatosk
