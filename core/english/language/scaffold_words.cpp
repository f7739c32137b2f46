// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/language/scaffold_words.h"

#include "core/english/language/word_list.h"

namespace ratatosk {

bool isScaffoldWord(std::string_view lemma)
{
    static const WordSet words = WordSet::builtIn(
#include "resources/english/scaffold_words.words"
    );
    return words.contains(lemma);
}

bool isDecisiveWord(std::string_view lemma)
{
    static const WordSet words = WordSet::builtIn(
#include "resources/english/decisive_words.words"
    );
    return words.contains(lemma);
}

bool isReferringWord(std::string_view word)
{
    static const WordSet words = WordSet::builtIn(
#include "resources/english/referring_words.words"
    );
    return words.contains(word);
}

bool isDenial(std::string_view word)
{
    static const WordSet list = WordSet::builtIn(
#include "resources/english/denials.words"
    );
    return list.contains(word);
}

bool isPendingWord(std::string_view word)
{
    static const WordSet list = WordSet::builtIn(
#include "resources/english/pending_words.words"
    );
    return list.contains(word);
}

bool isLateWord(std::string_view word)
{
    static const WordSet list = WordSet::builtIn(
#include "resources/english/late_words.words"
    );
    return list.contains(word);
}

bool isDueName(std::string_view word)
{
    static const WordSet list = WordSet::builtIn(
#include "resources/english/due_names.words"
    );
    return list.contains(word);
}

bool isLastingWord(std::string_view word)
{
    static const WordSet list = WordSet::builtIn(
#include "resources/english/lasting_words.words"
    );
    return list.contains(word);
}

bool isUnclaimedWord(std::string_view word)
{
    static const WordSet list = WordSet::builtIn(
#include "resources/english/unclaimed_words.words"
    );
    return list.contains(word);
}

bool isThingInEr(std::string_view word)
{
    static const WordSet list = WordSet::builtIn(
#include "resources/english/agent_nouns.words"
    );
    return list.contains(word);
}

bool isSuperiorName(std::string_view word)
{
    static const WordSet list = WordSet::builtIn(
#include "resources/english/manager_titles.words"
    );
    return list.contains(word);
}

} // namespace ratatosk
