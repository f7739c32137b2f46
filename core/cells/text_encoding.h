// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/cells/import_pace.h"

#include <filesystem>

namespace ratatosk {

enum class TextEncoding {
    Utf8,
    Utf16Little, ///< by its byte order mark, as the next
    Utf16Big,
    Windows1252, ///< Latin-1 and what Windows adds: every text that is no UTF-8
    Windows1250, ///< of central Europe; this and the next are only read when a person says so
    Windows1251, ///< Cyrillic
    Gb18030,     ///< Chinese
    ShiftJis,    ///< Japanese
    Utf8Damaged, ///< UTF-8 by a person's word, though some bytes are none
};
inline constexpr TextEncoding kLastEncoding = TextEncoding::Utf8Damaged;

/// Reads the whole file once, since one letter at its end may tell. Errors: NotADatabase (empty, or no text), IoError, Cancelled.
Result<TextEncoding> textEncodingOf(const std::filesystem::path& file, ImportPace& pace);

} // namespace ratatosk
