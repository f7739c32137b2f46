// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ratatosk {

// What the Unicode Character Database says of a character, by ICU.

/// The simple mapping; itself where there is none.
char32_t smallLetter(char32_t character);
char32_t capitalLetter(char32_t character);

/// White_Space.
bool isWhiteSpace(char32_t character);
/// General category L, M, Nd or Nl: what words are made of, without ² and ½.
bool isLetterOrDigit(char32_t character);
/// General category Mn: an accent by itself.
bool isAccent(char32_t character);

/// The letter of its canonical decomposition, if accents are all that follows ("ệ" is "e"); else itself ("ø", "가").
char32_t withoutAccents(char32_t character);

} // namespace ratatosk
