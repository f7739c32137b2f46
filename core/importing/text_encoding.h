// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/importing/import_pace.h"

#include <filesystem>

namespace ratatosk {

enum class TextEncoding {
    Utf8,
    Utf16Little, ///< by its byte order mark, as the next
    Utf16Big,
    Windows1252, ///< Latin-1 and what Windows adds: every text that is no UTF-8
};

/// Reads the whole file once, since one letter at its end may tell. Errors: NotADatabase (empty, or no text), IoError, Cancelled.
Result<TextEncoding> textEncodingOf(const std::filesystem::path& file, ImportPace& pace);

} // namespace ratatosk
