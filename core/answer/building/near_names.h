// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/english/text/question.h"
#include "core/sql/tree/query.h"

#include <vector>

namespace ratatosk {

/// Places of words that are near the name of a table or column that a query uses: its beginning ("orgs" of organizations, "birth" of a birthday),
/// of a table its last part ("strikes" of birdstrikes),
/// the deed that it is of ("injured" of injuries), the one word for those in a table of people ("politicians").
std::vector<int> wordsNearNames(const sql::Query& query, const Question& question, const Schema& schema);

} // namespace ratatosk
