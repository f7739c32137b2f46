// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/language/cue_words.h"
#include "core/linking/links/value_sources.h"

#include <algorithm>
#include <cctype>

namespace ratatosk {
namespace {

bool hasAny(const std::string& text, int (*test)(int))
{
    return std::ranges::any_of(text, [test](unsigned char letter) { return test(letter) != 0; });
}

/// MU-123, B52, b2b, someone@example.org, http://example.org
bool isCode(const Word& word)
{
    const bool isAddress = word.text.find('@') != std::string::npos || word.text.find("://") != std::string::npos;
    const bool mixes = hasAny(word.text, std::isdigit) && hasAny(word.text, std::isalpha);
    const bool isJoined = hasAny(word.text, std::isupper) && word.text.find_first_of("-/&") != std::string::npos;
    return word.text.size() > 1 && (isAddress || mixes || isJoined);
}

/// "the letter M", "starting with a", "grade A": a single letter that is not the article.
bool isLetter(const Question& question, int word)
{
    const std::string& text = question.words[word].text;
    if (text.size() != 1 || !std::isalpha(static_cast<unsigned char>(text[0])) || word == 0)
        return false;
    const bool hasCue = isLetterCue(question.words[word - 1].lemmas.front());
    return hasCue || (std::isupper(static_cast<unsigned char>(text[0])) && text != "I");
}

} // namespace

ValueCandidates codeValues(const ValueContext& context)
{
    ValueCandidates found;
    for (int word = 0; word < static_cast<int>(context.question.words.size()); ++word) {
        if (isCode(context.question.words[word]) || isLetter(context.question, word))
            found.push_back({ValueType::Text, context.question.words[word].text, ValueSource::Code, word, word + 1, {}});
    }
    return found;
}

} // namespace ratatosk
