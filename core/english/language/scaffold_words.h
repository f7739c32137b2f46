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

/// "not", "'t", "without": what stands behind is denied. Requires: a word as questions are cut, in lower case.
bool isDenial(std::string_view word);

/// "still", "yet", "open": something has not happened so far. Requires: lower case.
bool isPendingWord(std::string_view word);

/// "late": something happened after it was due. Requires: lower case.
bool isLateWord(std::string_view word);

/// A word of a column's name that says when something should happen: "due", "expected". Requires: lower case.
bool isDueName(std::string_view word);

/// "vacant", "unassigned": nobody has what it stands beside. Requires: lower case.
bool isUnclaimedWord(std::string_view word);

/// "current", "still": something goes on. Requires: lower case.
bool isLastingWord(std::string_view word);

/// A word of a column's name that points to another row of its table: "boss", "parent". Requires: a lemma.
bool isSuperiorName(std::string_view word);

/// "Floor", "gender": ends as those do who do something, and is none. Requires: lower case.
bool isThingInEr(std::string_view word);

} // namespace ratatosk
