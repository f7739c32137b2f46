// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>

namespace ratatosk {

/// A pattern with its gaps filled: "How many {rows} are there?" and word("rows", "singers"). Words without a gap are left out.
template <class... Words>
std::string sentence(std::string_view pattern, Words&&... words)
{
    return fmt::format(fmt::runtime(pattern), std::forward<Words>(words)...);
}

/// Refers to the text, which has to outlive it.
inline auto word(const char* gap, const std::string& text)
{
    return fmt::arg(gap, text);
}

} // namespace ratatosk
