// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/language/scaffold_words.h"
#include "core/language/word_splitter.h"
#include "core/schema/schema.h"
#include "core/text/question.h"

#include <algorithm>

namespace ratatosk {

/// Whether the question asks for what came after it was due.
inline bool saysLate(const Question& question)
{
    return std::ranges::any_of(question.words, [](const Word& word) { return isLateWord(word.lemmas.front()); });
}

/// Whether the column's name says that it is when something should happen.
inline bool saysDue(const Column& column)
{
    return std::ranges::any_of(splitName(column.spokenName), [](const Word& word) { return isDueName(word.lemmas.front()); });
}

} // namespace ratatosk
