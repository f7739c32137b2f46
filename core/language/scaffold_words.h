// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace ratatosk {

/// Words that a question is built with, rather than what it is about: they become clauses, operators and order, not columns.
/// Requires: a lemma.
bool isScaffoldWord(std::string_view lemma);

/// Units, large numbers, months, negations: what they are about changes the result. Requires: a lemma.
bool isDecisiveWord(std::string_view lemma);

/// "them", "those", "only": a question speaks of what was found before it. Requires: lower case.
bool isReferringWord(std::string_view word);

} // namespace ratatosk
