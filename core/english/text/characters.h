// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace ratatosk {

bool isUtf8(std::string_view text);

bool isSpace(char32_t value);

/// Letters and digits of every script, and the marks upon them.
bool isWordCharacter(char32_t value);

bool isCapital(char32_t value);

/// Curly quotes, primes and the backtick as ' or ", dashes as -, exotic spaces as a space; others unchanged.
char32_t asciiForm(char32_t value);

/// Lower case of every script, typographic characters in their ASCII form. Bytes that are not UTF-8 become U+FFFD.
std::string lowerCase(std::string_view text);

/// Without the blanks at both ends: a view into the text.
std::string_view withoutBlanksAround(std::string_view text);

} // namespace ratatosk
