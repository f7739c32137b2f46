// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/language/stop_words.h"

#include "core/base/utf8.h"
#include "core/english/language/word_list.h"
#include "core/english/text/characters.h"

namespace ratatosk {
namespace {

const WordSet& stopWords()
{
    static const WordSet list = WordSet::builtIn(
#include "resources/english/stop_words.words"
    );
    return list;
}

const WordSet& openingWords()
{
    static const WordSet list = WordSet::builtIn(
#include "resources/english/opening_words.words"
    );
    return list;
}

const WordSet& nameJoints()
{
    static const WordSet list = WordSet::builtIn(
#include "resources/english/name_joints.words"
    );
    return list;
}

} // namespace

bool isNameJoint(std::string_view word)
{
    return word == "," || nameJoints().contains(word);
}

bool isPunctuation(const Word& word)
{
    const Utf8Character first = word.text.empty() ? Utf8Character{} : utf8CharacterAt(word.text, 0);
    return first.bytes == word.text.size() && !isWordCharacter(first.codePoint);
}

bool isStopWord(const Word& word)
{
    return word.text.size() < 2 || isPunctuation(word) || stopWords().contains(word.lemmas.front());
}

bool isOpeningWord(std::string_view word)
{
    return openingWords().contains(word);
}

} // namespace ratatosk
