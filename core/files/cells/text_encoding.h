// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/files/cells/import_pace.h"

#include <filesystem>
#include <string_view>

namespace ratatosk {

enum class TextEncoding {
    Utf8,
    Utf16Little, ///< by its byte order mark or its bytes of 0, as the next
    Utf16Big,
    Windows1252, ///< Latin-1 and what Windows adds
    Windows1250, ///< of central Europe
    Windows1251, ///< Cyrillic
    Gb18030,     ///< Chinese
    ShiftJis,    ///< Japanese
    Utf8Damaged, ///< UTF-8 by a person's word, though some bytes are none
    MacRoman,    ///< Western, of Macintoshes
    EucKr,       ///< Korean, and what Windows adds
    Big5,        ///< Chinese with traditional characters
};
inline constexpr TextEncoding kLastEncoding = TextEncoding::Big5;

/// Whether so many of them are control characters that they are no text in ASCII or more. UTF-16 is not looked for.
bool areNoText(std::string_view bytes);

/// Reads the whole file once, since one letter at its end may tell; what is neither UTF-8 nor UTF-16 is guessed by its letters. Lines with
/// bytes of 0 are noted as faults. Errors: NotADatabase (empty, or no text), as ByteSource, Cancelled.
Result<TextEncoding> textEncodingOf(const std::filesystem::path& file, ImportPace& pace);

} // namespace ratatosk
