// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace ratatosk {

/// One Unicode character of a UTF-8 text and how many bytes it takes.
struct CodePoint {
    char32_t value = 0;
    int bytes = 0; ///< 0: the bytes there are not UTF-8
};

/// Requires: at < text.size(). Rejects overlong forms, surrogates and values beyond U+10FFFF.
CodePoint codePointAt(std::string_view text, size_t at);

bool isUtf8(std::string_view text);

bool isSpace(char32_t value);

/// Letters and digits of every script: all that is neither space nor control nor a known punctuation mark or symbol.
bool isWordCharacter(char32_t value);

/// Curly quotes, primes and the backtick as ' or ", dashes as -, exotic spaces as a space; others unchanged.
char32_t asciiForm(char32_t value);

/// Lower case for Latin, Greek and Cyrillic, typographic characters in their ASCII form. Bytes that are not UTF-8 stay.
std::string lowerCase(std::string_view text);

} // namespace ratatosk
