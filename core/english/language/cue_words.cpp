// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/language/cue_words.h"

namespace ratatosk {

const WordTable& requestCues()
{
    static const WordTable list = WordTable::builtIn(
#include "resources/english/request_cues.words"
    );
    return list;
}

const WordTable& senseCues()
{
    static const WordTable list = WordTable::builtIn(
#include "resources/english/sense_cues.words"
    );
    return list;
}

const WordTable& occasionCues()
{
    static const WordTable list = WordTable::builtIn(
#include "resources/english/occasion_cues.words"
    );
    return list;
}

const WordTable& boundPhrases()
{
    static const WordTable list = WordTable::builtIn(
#include "resources/english/bound_phrases.words"
    );
    return list;
}

const WordTable& gapPhrases()
{
    static const WordTable list = WordTable::builtIn(
#include "resources/english/gap_phrases.words"
    );
    return list;
}

const WordTable& gapOpenings()
{
    static const WordTable list = WordTable::builtIn(
#include "resources/english/gap_openings.words"
    );
    return list;
}

bool isLetterCue(std::string_view word)
{
    static const WordSet cues = WordSet::builtIn(
#include "resources/english/letter_cues.words"
    );
    return cues.contains(word);
}

} // namespace ratatosk
