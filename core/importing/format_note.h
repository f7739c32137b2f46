// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/cells/text_encoding.h"

#include <filesystem>
#include <optional>
#include <string>

namespace ratatosk {

/// How a CSV or the like is read; what is not said is recognised.
struct DelimitedFormat {
    std::optional<TextEncoding> encoding = {};
    std::optional<char> separator = {};
    std::optional<char> quote = {}; ///< kNoQuote: none
    std::optional<bool> hasHeading = {};
    std::optional<bool> usesComma = {};    ///< as decimal sign, where a column leaves it open
    std::optional<bool> putsDayFirst = {}; ///< the same of 1/2/2023

    bool operator==(const DelimitedFormat&) const = default;
};

/// A character that no text has: cells stand in no quotes.
inline constexpr char kNoQuote = '\x1e';

/// What is known of one file: kept in the user's cache folder.
struct FormatNote {
    DelimitedFormat recognised; ///< and what was made of the choices, at the last import; empty: there was none
    DelimitedFormat chosen;     ///< by a person, from now on

    bool operator==(const FormatNote&) const = default;
};

/// Of a file that nothing is known of: empty.
FormatNote formatNoteOf(const std::filesystem::path& file);

/// Error: IoError.
Result<void> keepFormatNote(const std::filesystem::path& file, const FormatNote& note);

/// The choices as text, for telling imports apart; empty: none.
std::string textOf(const DelimitedFormat& format);

} // namespace ratatosk
