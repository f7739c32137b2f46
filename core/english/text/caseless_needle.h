// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace ratatosk {

/// Finds a text in other texts, whatever the case of Latin, Greek and Cyrillic letters. Made once, asked for millions of texts.
class CaselessNeedle
{
public:
    explicit CaselessNeedle(std::string_view text);

    /// The first byte of the first place; npos: there is none. An empty needle is found nowhere.
    std::size_t placeIn(std::string_view text) const;

    std::size_t bytes() const { return m_small.size(); }

private:
    bool isAt(const char* place) const;

    std::string m_small;   ///< in small letters,
    std::string m_capital; ///< and in capitals: as many bytes
    std::array<std::size_t, 256> m_leap{};
    bool m_isAscii = true;
};

} // namespace ratatosk
