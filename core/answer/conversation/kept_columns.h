// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/linking/relations/prepared_question.h"
#include "core/sql/tree/query.h"

namespace ratatosk {

/// A follow-up that only leaves rows out still shows every column that was shown before, and one that only asks for other groups keeps the groups
/// of before beside them; unless the question names what is to be shown. `earlier`: the query of the turn before. Says whether something was put back.
bool keepWhatWasShown(sql::Query& query, const sql::Query& earlier, const PreparedQuestion& question);

} // namespace ratatosk
