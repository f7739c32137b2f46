// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/values/letter_filter.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <limits>

namespace ratatosk {

namespace {

/// ASCII letters and digits have bits of their own, all others share the rest.
int bitOf(char32_t letter)
{
    if (letter >= 'a' && letter <= 'z')
        return static_cast<int>(letter - 'a');
    if (letter >= '0' && letter <= '9')
        return static_cast<int>(letter - '0') + 26;
    return static_cast<int>(letter % 28) + 36;
}

std::uint64_t lettersOf(std::u32string_view text)
{
    std::uint64_t letters = 0;
    for (const char32_t letter : text)
        letters |= std::uint64_t{1} << bitOf(letter);
    return letters;
}

} // namespace

LetterFilter::Probe::Probe(std::u32string_view normalised) : length(static_cast<int>(normalised.size())), letters(lettersOf(normalised)) {}

void LetterFilter::add(std::u32string_view normalised)
{
    m_letters.push_back(lettersOf(normalised));
    m_lengths.push_back(static_cast<std::uint16_t>(std::min<std::size_t>(normalised.size(), std::numeric_limits<std::uint16_t>::max())));
}

int LetterFilter::allowedEdits(const Probe& probe, std::uint32_t cell, double similarity) const
{
    constexpr double rounding = 1e-9;
    const int length = m_lengths[cell];
    const int edits = static_cast<int>(std::floor((1 - similarity) * std::max(length, probe.length) + rounding));
    const bool isNear = std::abs(length - probe.length) <= edits && std::popcount(m_letters[cell] ^ probe.letters) <= 2 * edits;
    return isNear ? edits : -1;
}

} // namespace ratatosk
