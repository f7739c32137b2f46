// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/linking/relations/prepared_question.h"

namespace ratatosk {

/// "Which tickets are still open?" asks for everything that it needs, whatever was asked before: it begins as questions do, names a table, and points
/// back to nothing. So does "average price by town", which says of what a figure is and for each of what. "Which of them are open?", "and in 2024?"
/// and "how many are there?" are no such questions.
bool isWholeQuestion(const PreparedQuestion& question);

/// "Which ...", "Hello! Could you list ...", not "what about ...".
bool beginsAsQuestion(const Question& question);

/// "average ...", "total ...", "biggest ...": as people type who want an answer and no list.
bool beginsAsMeasure(const Question& question);

/// Whether a word is the whole name of a table.
bool namesTable(const PreparedQuestion& question);

} // namespace ratatosk
