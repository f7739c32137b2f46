// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sql/tree/query.h"

#include <optional>
#include <string>

namespace ratatosk::sql {

/// What LIKE '%x%', 'x%' or '%x' looks for: letters that may have others before or after them.
struct LikePattern {
    std::string letters; ///< as they stand in a cell, percent signs and underscores too
    bool isOpenBefore = false;
    bool isOpenAfter = false;

    bool operator==(const LikePattern&) const = default;
};

/// Nothing for a test with other wildcards, without any, and for what is not compared with a text.
std::optional<LikePattern> likePatternOf(const Like& like);

/// The test whose pattern this is; wildcards among the letters are escaped.
Like likeTest(Expression value, const LikePattern& pattern, bool isNegated = false);

} // namespace ratatosk::sql
