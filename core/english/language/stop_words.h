// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/text/question.h"

#include <string_view>

namespace ratatosk {

/// Words too common or too short to link a part of a name or a word of a cell (the list of DT-Fixup's linker, "us", which is no
/// country in lower case, and punctuation).
bool isStopWord(const Word& word);

/// Words that begin questions and serve grammar: capitalised they are no name, in lower case no cell (what, list, by ...).
/// Requires: lower case.
bool isOpeningWord(std::string_view word);

/// What names have between their capitalised words (of, the, de, & ...). Requires: lower case.
bool isNameJoint(std::string_view word);

/// A punctuation mark or symbol.
bool isPunctuation(const Word& word);

} // namespace ratatosk
