// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/english/text/question.h"

#include <vector>

namespace ratatosk {

/// For each set of rival keys (`core/database/schema/rival_keys`), the key that the question means, if there is evidence. This is the key that the
/// question mentions ("who won most" mentions winner_id, not loser_id). If it mentions none, it is the key whose name points to the other
/// table most clearly (user_id, not editor_user_id; `database/key_names`). Only words that differ between the rivals count, and no names of
/// the two tables. A word of the question matches a word of a name if they share a lemma or one begins with the other: winner and win, dest
/// and destination.
std::vector<ColumnId> disambiguatedKeys(const Question& question, const Schema& schema);

/// The words of the question that mention a rival key, whether it is meant or not, as positions.
std::vector<int> keyMentions(const Question& question, const Schema& schema);

} // namespace ratatosk
