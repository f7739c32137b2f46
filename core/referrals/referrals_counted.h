// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "Who introduced the most members?": rows in the order of a key to other rows of their table say nothing; those that most rows refer to are meant,
/// and in the place of the key how many these are. Says whether something was changed.
bool countReferrals(sql::Query& query, const Schema& schema);

/// "For each supervisor, how many people report to them?": rows of one table by their own keys or names are one each; those are counted that
/// refer to the row, and what is tested is theirs. Says whether something was changed.
bool countReferralsOfEach(sql::Query& query, const Question& question, const Schema& schema);

} // namespace ratatosk
