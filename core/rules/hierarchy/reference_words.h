// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/english/text/question.h"

#include <optional>

namespace ratatosk {

/// The key by which a table's rows point to others of the table: `boss_id`, `parent_id`.
std::optional<ForeignKey> selfReference(TableId table, const Schema& schema);

/// Whether the word is one of the reference's name, or where the column has another word for it, of those above.
bool isOfReference(const Word& word, const Column& reference);

/// "who reports to X", "those under X", "recruited by X", "whom did X recruit", "whose boss is X".
bool asksForThoseBelow(const Question& question, const Column& reference);

/// "X's boss", "the boss of X", "who recruited X", also where the column has another word for it.
bool asksForTheOneAbove(const Question& question, const Column& reference);

/// Whether the question speaks of the reference at all.
bool asksAlongReference(const Question& question, const Column& reference);

} // namespace ratatosk
