// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/cells/text_encoding.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace ratatosk {

/// The bytes beyond ASCII that come first in a text, each with what stands beside it: enough to cut them into characters of two bytes.
class DoubleByteSample
{
public:
    /// The next piece of the text.
    void take(std::string_view bytes);

    const std::string& text() const { return m_text; }

private:
    std::string m_text;
    std::size_t m_wanted = 0; ///< bytes of ASCII that are kept, since the first may end a character
    char m_before = ' ';
    bool m_isGap = false; ///< something was left out behind m_text
};

struct DoubleByteGuess {
    TextEncoding encoding = TextEncoding::Gb18030;
    double score = 0; ///< the logarithm of how likely the bytes are, as for encodings of one byte
};

/// Which of GB18030, Shift JIS, EUC-KR and Big5 makes the likeliest text of its language. Encodings that this system does not know are left out.
DoubleByteGuess likeliestDoubleByte(std::string_view sample);

} // namespace ratatosk
