// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace ratatosk {

/// One character of a UTF-8 text and the number of bytes that it takes there.
struct Utf8Character {
    char32_t codePoint = 0;
    std::size_t bytes = 0;
};

/// The character that starts at `position`. A byte that starts no valid sequence (RFC 3629) reads as U+FFFD of one byte, so that
/// a walk over any bytes ends. Requires: position < text.size().
Utf8Character utf8CharacterAt(std::string_view text, std::size_t position);

/// All characters of the text.
std::u32string codePointsOf(std::string_view text);

/// Requires: a Unicode scalar value.
void appendUtf8(std::string& text, char32_t codePoint);

} // namespace ratatosk
