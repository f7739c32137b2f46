// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sql/query.h"

#include <optional>
#include <string>

namespace ratatosk {

/// LIKE '%x%', 'x%' or '%x': letters that may have others before or after them.
struct LikePattern {
    std::string letters;
    bool isOpenBefore = false;
    bool isOpenAfter = false;

    bool operator==(const LikePattern&) const = default;
};

/// Nothing for a pattern with other wildcards, and for what is no text.
std::optional<LikePattern> likePatternOf(const sql::Expression& pattern);

/// Requires: letters without wildcards.
sql::Literal patternLiteral(const LikePattern& pattern);

bool hasWildcard(const std::string& letters);

} // namespace ratatosk
