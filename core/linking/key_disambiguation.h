// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "core/text/question.h"

#include <vector>

namespace ratatosk {

/// Of each set of rival keys (`schema/rival_keys`) the one that the question means, if that can be told: the one it speaks of ("who won
/// most" speaks of winner_id and not of loser_id), or, where it speaks of none, the one whose name points to the other table most
/// plainly (user_id beside editor_user_id, `database/key_names`). Only words that tell the rivals apart are spoken of, and none of the
/// two tables' names. A word of the question stands for one of a name when their lemmas meet, or when one begins with the other: winner
/// from win, dest from destination.
std::vector<ColumnId> disambiguatedKeys(const Question& question, const Schema& schema);

/// The words of the question that speak of some rival key, whether it is meant or not, by place.
std::vector<int> keyMentions(const Question& question, const Schema& schema);

} // namespace ratatosk
