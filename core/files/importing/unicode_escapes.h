// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ratatosk {

/// The text that unistr() of SQLite 3.50 makes of one with escapes: \XXXX or \uXXXX, \+XXXXXX, \UXXXXXXXX in hexadecimal digits, \\ for a
/// backslash. Nothing: an escape is wrong.
std::optional<std::string> withoutUnicodeEscapes(std::string_view text);

void appendUtf8(std::string& text, std::uint32_t letter);

} // namespace ratatosk
