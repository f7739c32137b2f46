// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/values/hash_postings.h"

#include <algorithm>
#include <functional>

namespace ratatosk {

void HashPostings::finish()
{
    std::ranges::sort(m_postings);
    const auto repeated = std::ranges::unique(m_postings);
    m_postings.erase(repeated.begin(), repeated.end());
    m_postings.shrink_to_fit();
}

std::span<const HashPostings::Posting> HashPostings::find(std::string_view word) const
{
    return std::ranges::equal_range(m_postings, hashOf(word), {}, &Posting::hash);
}

std::uint32_t HashPostings::hashOf(std::string_view word)
{
    return static_cast<std::uint32_t>(std::hash<std::string_view>{}(word));
}

} // namespace ratatosk
