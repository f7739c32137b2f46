// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/cells/sample_shape.h"

#include <optional>

namespace ratatosk {

/// Which row names the columns; counted from 0 in the sample.
struct FoundHeading {
    std::size_t start = 0; ///< the heading, or the first row where there is none
    std::size_t data = 1;  ///< the first row below
    TableFrame::Heading kind = TableFrame::Heading::Judged;
    std::vector<std::string> names = {}; ///< where two rows say them
    double score = 0;                    ///< from 0 to about 1.5
};

/// `rows` and `shapes` are of the same sample.
FoundHeading findHeading(const std::vector<SampleRow>& rows, const std::vector<RowShape>& shapes);

} // namespace ratatosk
