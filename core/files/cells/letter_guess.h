// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/cells/text_encoding.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace ratatosk {

/// How often each byte beyond ASCII stands in a text, and between what.
class ByteTally
{
public:
    enum Beside { Other, Ascii, Beyond }; ///< ASCII: a letter of it
    static constexpr std::size_t kBytes = 128;

    /// The next piece of the text.
    void take(std::string_view bytes);

    std::int64_t count(std::size_t byte, Beside before, Beside behind) const { return m_counts[byte][before][behind]; }

private:
    void note(unsigned char byte, unsigned char behind);

    std::array<std::array<std::array<std::int64_t, 3>, 3>, kBytes> m_counts{};
    unsigned char m_before = ' '; ///< what stood before m_last
    unsigned char m_last = ' ';
    std::int64_t m_noted = 0;
};

/// In which of Windows-1252, -1250, -1251 and Mac Roman the letters make the likeliest words of a language of Europe. Without a difference it
/// is Windows-1252. Requires: bytes beyond ASCII that are no UTF-8. `sample` (DoubleByteSample): an encoding of two bytes wins if its characters
/// are likelier still.
TextEncoding likelyEncoding(const ByteTally& tally, std::string_view sample);

/// UTF-16 without a mark, by the beginning of a text: ASCII is among the letters, every second byte of it 0. Utf8: it is none.
TextEncoding unmarkedUtf16(std::string_view beginning);

} // namespace ratatosk
