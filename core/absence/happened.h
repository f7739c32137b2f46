// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "Sent reminders", "reminders that have been sent": those that have a day in `sent_on`, where some have none and the query does not look at it. Says
/// whether something was changed.
bool askForWhatHappened(sql::Query& query, const Question& question, const CellLookup& cells);

/// "Sent to the lab but not back yet": of two days that are both to be missing, the one that is not denied is there. Says whether something was changed.
bool affirmWhatHappened(sql::Query& query, const Question& question, const Schema& schema);

} // namespace ratatosk
