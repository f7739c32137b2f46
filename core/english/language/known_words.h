// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/text/question.h"

#include <string>

namespace ratatosk {

/// Whether WordNet or the lists of function words have the word in any of its forms. True where WordNet is not installed: then nobody can tell.
bool isEnglishWord(const Word& word);

/// Whether it may name a thing: a noun, or no English word at all.
bool mayBeNoun(const Word& word);

/// Whether a spoken name reads as one of things: no "has allergy", "assigned to" nor "continuation of". Words of another language may be nouns.
bool mayNameThings(const std::string& name);

} // namespace ratatosk
