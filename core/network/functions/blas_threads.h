// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ratatosk {

/// Lets OpenBLAS, where LibTorch uses it, compute on the calling thread alone. Where oneDNN or our own kernels take the large products, what
/// is left for OpenBLAS is a few rows at a time, and its threads spin while they wait: a whole core goes to nothing, and on a busy machine a
/// decoder step takes thirty times longer.
void useOneBlasThread();

} // namespace ratatosk
