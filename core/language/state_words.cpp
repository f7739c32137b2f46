// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/language/state_words.h"

#include "core/language/word_list.h"

namespace ratatosk {

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

} // namespace ratatosk
