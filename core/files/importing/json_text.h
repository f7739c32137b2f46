// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/cells/text_file.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace ratatosk {

/// A text of JSON in which what programs write though the standard does not have it is written as the standard does: NaN, Infinity and numbers
/// beyond any become null, True and False get small letters, control characters in texts are escaped.
class JsonText
{
public:
    /// `areLines`: no text goes on behind the end of a line. Both must outlive it.
    JsonText(TextFile& text, bool areLines, ImportPace& pace) : m_text(&text), m_pace(&pace), m_areLines(areLines) {}

    /// The next piece, valid until the next call; empty at the end. Errors: as TextFile.
    Result<std::string_view> next();

private:
    void take(char letter);
    void endWord();
    std::string plainWord() const;

    TextFile* m_text;
    ImportPace* m_pace;
    bool m_areLines;
    bool m_isInText = false;
    bool m_isEscape = false; ///< behind a backslash
    std::int64_t m_line = 1;
    std::string m_word;  ///< a number or a name whose end is still to come
    std::string m_plain; ///< what is handed on
};

} // namespace ratatosk
