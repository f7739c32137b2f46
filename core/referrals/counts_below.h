// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "How many people report to each mechanic?", "how many apprentices has each trained?": the rows of the same table that refer to each are counted, in
/// the place of rows of other tables; with 0 where the question speaks of none. Says whether something was changed.
bool countThoseBelowEach(sql::Query& query, const Question& question, const Schema& schema);

} // namespace ratatosk
