// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/facade/like_pattern.h"

namespace ratatosk {

std::optional<LikePattern> likePatternOf(const sql::Expression& pattern)
{
    const auto* literal = std::get_if<sql::Literal>(&pattern.term);
    if (!literal)
        return {};
    LikePattern found{literal->text, literal->text.starts_with('%'), literal->text.size() > 1 && literal->text.ends_with('%')};
    if (found.isOpenAfter)
        found.letters.pop_back();
    if (found.isOpenBefore)
        found.letters.erase(0, 1);
    return hasWildcard(found.letters) || !(found.isOpenBefore || found.isOpenAfter) ? std::nullopt : std::optional(found);
}

sql::Literal patternLiteral(const LikePattern& pattern)
{
    return {ValueType::Text, (pattern.isOpenBefore ? "%" : "") + pattern.letters + (pattern.isOpenAfter ? "%" : "")};
}

bool hasWildcard(const std::string& letters)
{
    return letters.find_first_of("%_") != std::string::npos;
}

} // namespace ratatosk
