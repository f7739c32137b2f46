// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/values/value_index.h"
#include "core/english/text/question.h"
#include "core/linking/links/file_words.h"
#include "core/linking/links/spelling.h"

#include <string>
#include <vector>

namespace ratatosk {

/// What a question's misspelt words stand for.
struct SpellingCheck {
    Question question; ///< as it is read
    std::vector<SpellingCorrection> corrections;
};

/// Replaces words that neither English (WordNet and the program's own words) nor the file has by the one word of the file that is nearest: of five letters or
/// more, one edit away, of nine or more two. Names of up to five letters are left alone, since two people's differ by as little; so are
/// quoted words, and all where WordNet is not installed.
SpellingCheck correctedSpelling(Question question, const FileWords& words, const ValueIndex& values);

/// For words that an answer does not use: the nearest words of the file, three at most each. `unused`: as in Answer::unusedWords.
std::vector<SpellingOffer> spellingOffers(const std::vector<std::string>& unused, const FileWords& words);

} // namespace ratatosk
