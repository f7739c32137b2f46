// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/language/word_list.h"

#include <string_view>

namespace ratatosk {

/// Phrases that ask for something, by the name of what they ask for ("average": average, averaged, mean, avg).
const WordTable& requestCues();

/// Phrases that say which way, by its name ("lowest": lowest, least, cheapest ...).
const WordTable& senseCues();

/// Phrases that may have asked for something: wider than requestCues, other names.
const WordTable& occasionCues();

/// Words that are one request together, and how the tables of cues write them: "at least" -> "at-least".
const WordTable& boundPhrases();

/// Phrases of lemmas that ask for what no answer can express, by what it is ("quantile": percentile, quartile).
const WordTable& gapPhrases();

/// The same, for words that count only where a question begins ("cause": why).
const WordTable& gapOpenings();

/// A word behind which a single letter is a value: "the letter M", "grade A". Requires: lower case.
bool isLetterCue(std::string_view word);

} // namespace ratatosk
