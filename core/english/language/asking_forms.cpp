// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/language/asking_forms.h"

#include "core/english/language/word_list.h"

namespace ratatosk {

bool isListRequest(std::string_view word)
{
    static const WordSet list = WordSet::builtIn(
#include "resources/english/list_requests.words"
    );
    return list.contains(word);
}

bool isRequestFiller(std::string_view word)
{
    static const WordSet list = WordSet::builtIn(
#include "resources/english/request_fillers.words"
    );
    return list.contains(word);
}

bool isPluralVerb(std::string_view word)
{
    static const WordSet list = WordSet::builtIn(
#include "resources/english/plural_verbs.words"
    );
    return list.contains(word);
}

bool isSingularVerb(std::string_view word)
{
    static const WordSet list = WordSet::builtIn(
#include "resources/english/singular_verbs.words"
    );
    return list.contains(word);
}

bool isInvertingVerb(std::string_view word)
{
    static const WordSet list = WordSet::builtIn(
#include "resources/english/inverting_verbs.words"
    );
    return list.contains(word);
}

bool isModifierOpening(std::string_view word)
{
    static const WordSet list = WordSet::builtIn(
#include "resources/english/modifier_openings.words"
    );
    return list.contains(word);
}

} // namespace ratatosk
