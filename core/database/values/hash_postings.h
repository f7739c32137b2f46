// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace ratatosk {

/// Which cells a word may occur in: eight bytes a pair, by hash, so that a hit has to be checked against the text.
class HashPostings
{
public:
    struct Posting {
        std::uint32_t hash = 0;
        std::uint32_t cell = 0;
        auto operator<=>(const Posting&) const = default;
    };

    void add(std::string_view word, std::uint32_t cell) { m_postings.push_back({hashOf(word), cell}); }

    /// Requires: called once, after the last add() and before the first find().
    void finish();

    /// In ascending order of cells, each once.
    std::span<const Posting> find(std::string_view word) const;

private:
    static std::uint32_t hashOf(std::string_view word);

    std::vector<Posting> m_postings;
};

} // namespace ratatosk
