// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {

/// Ten bytes a cell that tell, without reading the cell, that it cannot be near a text: its length and the set of its letters.
/// One edit changes the length by one at most and the set by two at most, so no near cell is lost.
class LetterFilter
{
public:
    void add(std::u32string_view normalised);

    /// A text to compare the cells with.
    struct Probe {
        explicit Probe(std::u32string_view normalised);

        int length = 0;
        std::uint64_t letters = 0;
    };

    /// The edits that leave `cell` at least `similarity` near, -1 when it is certainly further away. Similarity is
    /// 1 - edits / length of the longer text.
    int allowedEdits(const Probe& probe, std::uint32_t cell, double similarity) const;

private:
    std::vector<std::uint64_t> m_letters;
    std::vector<std::uint16_t> m_lengths; // in characters
};

} // namespace ratatosk
