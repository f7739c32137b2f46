// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace ratatosk::kernel {

/// Rows of one head within packed rows of all heads: `stride` numbers apart.
template <class Number>
struct HeadSlice {
    Number* data = nullptr;
    std::int64_t stride = 0;
};

} // namespace ratatosk::kernel
