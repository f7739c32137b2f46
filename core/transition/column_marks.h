// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>

namespace ratatosk {

/// What the marks above a node of the tree say about its columns.
struct ColumnMarks {
    int number = 0;  ///< which occurrence of the table
    int outward = 0; ///< how many queries outward

    auto operator<=>(const ColumnMarks&) const = default;
};

} // namespace ratatosk
