// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace ratatosk {

class WordNet;

// What a word's form says, by its base form's part of speech in WordNet; where that is not installed, by a list of common adjectives.
// Require: lower case. Any thread.

/// "bigger", "later", "worse"; not "number", "customer", "offer": the base is an adjective or adverb with more senses than the whole has.
bool isComparative(std::string_view word, const WordNet& wordNet);
/// "biggest", "worst"; not "west", "guest", "request".
bool isSuperlative(std::string_view word, const WordNet& wordNet);
/// "unpaid", "uncancelled", "non-smoking"; not "united", "under", "university": an adjective whose rest is one, or a form of a verb.
bool isNegatedForm(std::string_view word, const WordNet& wordNet);

} // namespace ratatosk
