// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/language/stop_words.h"

#include "core/base/utf8.h"
#include "core/text/characters.h"

#include <algorithm>
#include <array>

namespace ratatosk {
namespace {

constexpr std::array kStopWords = std::to_array<std::string_view>(
    {"a",  "an",  "of",  "be",  "'s",  "is",  "me",  "it",  "as",   "in",   "on",   "do",   "to",   "ok", "or",
     "at", "for", "the", "and", "how", "are", "out", "all", "with", "have", "that", "this", "what", "us"});

constexpr std::array kOpeningWords = std::to_array<std::string_view>({
    "a",       "all",   "among", "an",   "and",     "any",   "are",  "as",    "at",    "by",   "calculate", "can",
    "compute", "could", "count", "did",  "display", "do",    "does", "each",  "find",  "for",  "from",      "give",
    "had",     "has",   "have",  "how",  "i",       "id",    "if",   "in",    "is",    "it",   "its",       "list",
    "many",    "me",    "more",  "most", "name",    "of",    "on",   "or",    "order", "out",  "please",    "return",
    "select",  "show",  "sort",  "tell", "than",    "that",  "the",  "there", "these", "this", "those",     "to",
    "was",     "were",  "what",  "when", "where",   "which", "who",  "whose", "why",   "with", "would",
});

} // namespace

bool isPunctuation(const Word& word)
{
    const Utf8Character first = word.text.empty() ? Utf8Character{} : utf8CharacterAt(word.text, 0);
    return first.bytes == word.text.size() && !isWordCharacter(first.codePoint);
}

bool isStopWord(const Word& word)
{
    return word.text.size() < 2 || isPunctuation(word) || std::ranges::find(kStopWords, word.lemmas.front()) != kStopWords.end();
}

bool isOpeningWord(std::string_view word)
{
    return std::ranges::find(kOpeningWords, word) != kOpeningWords.end();
}

} // namespace ratatosk
