// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/questions/synthesis/question_wording.h"
#include "core/sql/tree/query.h"

#include <optional>
#include <string>

namespace ratatosk {

/// The table that the block asks about.
TableId subjectOf(const sql::SelectBlock& block);

/// The subject with all that limits it: "singers from France whose age is above 30".
std::string rowsPhrase(const sql::SelectBlock& block, Number number, QuestionWording& wording);
/// What follows the noun: "from France whose age is above 30"; empty when nothing limits it.
std::string modifierPhrase(const sql::SelectBlock& block, Number number, QuestionWording& wording);
/// The opposite of a joined block's modifier: "who have no concert in 2014". Requires: a join.
std::string lackingPhrase(const sql::SelectBlock& block, Number number, QuestionWording& wording);

/// A modifier as what the rows do or are, after "which singers": "are from France"; nothing where that would be stiff.
std::optional<std::string> asVerb(const std::string& modifier);

} // namespace ratatosk
