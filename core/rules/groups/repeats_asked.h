// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/english/text/question.h"
#include "core/sql/tree/query.h"

namespace ratatosk {

/// "Double payments: lease, month, how often": groups are of all that is shown, and those of two rows count. "Entered twice with the
/// same name and birthday": what has to be the same makes the groups, not the key of each row. Says whether something was changed.
bool askForRepeats(sql::Query& query, const Question& question, const Schema& schema);

} // namespace ratatosk
